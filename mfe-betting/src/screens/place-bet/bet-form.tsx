import { formatOdds, useOddsFormat } from '@oddsmates/sdk';
import { useRef, useState } from 'react';
import { isClosestGuess, type LeagueEvent } from '../../league-event/types';
import { priceOf, selectionOf } from '../../league-event/words';
import { EventSummary } from '../../parts/event-summary';
import { OddsFormatSwitch } from '../../parts/odds-format-switch';
import { BetSlip } from './bet-slip';
import { MarketOdds } from './market-odds';
import { betRequest, EMPTY_SLIP, guessProblem, pickedOutcome, stakeProblem, type Slip } from './slip';
import { SlipBar } from './slip-bar';
import type { usePlaceBet } from './use-place-bet';

export interface BetFormProps extends Omit<ReturnType<typeof usePlaceBet>, 'placed'> {
  event: LeagueEvent;
  /** Dollars: the player's bankroll in the league. */
  balance: number;
}

/** The markets to choose from, and the slip beside them. What was typed stays through every refusal. */
export function BetForm({ event, balance, busy, refusal, place, forget }: BetFormProps) {
  const [slip, setSlip] = useState<Slip>(EMPTY_SLIP);
  const [checked, setChecked] = useState(false);
  const box = useRef<HTMLElement>(null);
  const [format] = useOddsFormat();
  const guessing = isClosestGuess(event);
  const picked = pickedOutcome(event, slip.pick);
  const change = (part: Partial<Slip>) => {
    forget();
    setChecked(false);
    setSlip((now) => ({ ...now, ...part }));
  };
  const submit = () => {
    setChecked(true);
    if (stakeProblem(slip.stake, balance) ?? (guessing ? guessProblem(slip.guess) : undefined)) return;
    const odds = betRequest(event, slip)?.market_data?.odds;
    // The button named these odds, so pressing it is the consent to them.
    if (slip.pick && odds !== undefined) setSlip({ ...slip, pick: { ...slip.pick, price: odds } });
    place(event, slip);
  };

  return (
    <form className="bet-form" noValidate aria-label="Bet slip" onSubmit={(submission) => { submission.preventDefault(); submit(); }}>
      <div className="bet-offer">
        <EventSummary event={event} />
        {guessing
          ? <p className="bet-hint">Guess the number. The nearest guess takes the whole pot; equally near ones share it by their stakes.</p>
          : (
            <>
              <div className="bet-offer-bar"><h2>Choose an outcome</h2><OddsFormatSwitch /></div>
              {event.markets.map((market) => (
                <MarketOdds key={market.key} market={market} pick={slip.pick} disabled={busy} onPick={(pick) => change({ pick })} />
              ))}
            </>
          )}
      </div>
      <BetSlip ref={box} event={event} balance={balance} slip={slip} checked={checked} busy={busy} refusal={refusal} onChange={change} />
      {picked && <SlipBar slip={box} selection={selectionOf(picked.market, picked.outcome)} price={formatOdds(priceOf(picked.outcome), format)} />}
    </form>
  );
}
