import { CalendarOutlined, CheckCircleFilled } from '@ant-design/icons';
import { formatDateTime, formatOdds, useOddsFormat } from '@oddsmates/sdk';
import { Link } from 'react-router-dom';
import { lineOf, priceOf } from '../../league-event/words';
import { headlineOf } from './offer';
import type { ExternalEvent } from './types';

export interface EventCardProps {
  event: ExternalEvent;
  /** The league has it already. */
  added: boolean;
  to: string;
}

/** Who meets whom, when, and at which odds of the first bookmaker; leads to everything that is offered on it. */
export function EventCard({ event, added, to }: EventCardProps) {
  const [format] = useOddsFormat();
  const { bookmakers, commence_time: start, home_team: home, away_team: away } = event;
  const headline = headlineOf(event);
  return (
    <Link className="market-card market-event" to={to}>
      <span className="market-event-meta om-quiet">
        <span><CalendarOutlined aria-hidden /> <time dateTime={start}>{formatDateTime(start)}</time></span>
        {added && <span className="market-chip market-chip-added"><CheckCircleFilled aria-hidden /> In the league</span>}
      </span>
      <span className="market-name">{home} <span className="market-versus">vs</span> {away}</span>
      {headline && (
        <span className="market-prices">
          {headline.outcomes.map((outcome) => (
            <span key={outcome.key} className="market-price">
              <span className="om-quiet">{outcome.name} {lineOf(headline, outcome)}</span>
              <b className="om-figures"> {formatOdds(priceOf(outcome), format)}</b>
            </span>
          ))}
        </span>
      )}
      <span className="market-offer om-quiet">
        {bookmakers.length === 0 ? 'No odds yet' : `${bookmakers.length} ${bookmakers.length === 1 ? 'bookmaker' : 'bookmakers'}`}
      </span>
    </Link>
  );
}
