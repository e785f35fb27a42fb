import { CalendarOutlined } from '@ant-design/icons';
import { formatDateTime } from '@oddsmates/sdk';
import { useState } from 'react';
import type { Market } from '../../league-event/types';
import { OddsFormatSwitch } from '../../parts/odds-format-switch';
import { AddSlip } from './add-slip';
import { MarketChoice } from './market-choice';
import { chosenOf, marketsOf, type Choice } from './offer';
import type { Bookmaker, ExternalEvent } from './types';

export interface OfferFormProps {
  event: ExternalEvent;
  /** The league has it already. */
  added: boolean;
  busy: boolean;
  failure: string | undefined;
  add: (event: ExternalEvent, bookmaker: Bookmaker, markets: readonly Market[]) => void;
  /** Takes the failure back, once something else is chosen. */
  forget: () => void;
}

/** The bookmakers of an event, the markets of the one chosen, and the slip beside them. */
export function OfferForm({ event, added, busy, failure, add, forget }: OfferFormProps) {
  const [choice, setChoice] = useState<Choice>({});
  const chosen = chosenOf(event, choice);
  const change = (part: Choice) => {
    forget();
    setChoice((now) => ({ ...now, ...part }));
  };
  const taken = chosen?.markets.map(({ key }) => key) ?? [];
  const { home_team: home, away_team: away, commence_time: start } = event;

  return (
    <form className="offer" aria-label="Add to League" noValidate onSubmit={(submission) => { submission.preventDefault(); if (chosen && taken.length > 0 && !added) add(event, chosen.bookmaker, chosen.markets); }}>
      <div className="offer-choices">
        <section className="offer-event" aria-labelledby="offer-event">
          <p className="om-quiet">{event.sport_title} · <CalendarOutlined aria-hidden /> <time dateTime={start}>{formatDateTime(start)}</time></p>
          <h2 id="offer-event">{home} <span className="market-versus">vs</span> {away}</h2>
        </section>
        {chosen && (
          <>
            <fieldset className="offer-part" disabled={busy}>
              <legend>Bookmaker</legend>
              <div className="offer-bookmakers">
                {event.bookmakers.map(({ key, title, markets }) => (
                  <label key={key} className="offer-card offer-bookmaker">
                    <input type="radio" name="bookmaker" value={key} checked={key === chosen.bookmaker.key} onChange={() => change({ bookmaker: key })} />
                    <span className="market-name">{title}</span>
                    <span className="om-quiet"> {markets.length} {markets.length === 1 ? 'market' : 'markets'}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <fieldset className="offer-part" disabled={busy}>
              <legend>Markets to take</legend>
              <div className="market-bar">
                <p className="om-quiet">Odds of {formatDateTime(chosen.bookmaker.last_update)}</p>
                <OddsFormatSwitch />
              </div>
              {marketsOf(chosen.bookmaker).map((market) => (
                <MarketChoice
                  key={market.key} market={market} taken={taken.includes(market.key)}
                  onTake={(take) => change({ markets: take ? [...taken, market.key] : taken.filter((key) => key !== market.key) })}
                />
              ))}
            </fieldset>
          </>
        )}
      </div>
      <AddSlip bookmaker={chosen?.bookmaker} markets={chosen?.markets ?? []} added={added} busy={busy} failure={failure} />
    </form>
  );
}
