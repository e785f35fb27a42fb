import { formatOdds, formatPoint, useOddsFormat } from '@oddsmates/sdk';
import type { LeagueEvent, Market } from '../../../contract';
import { marketName, winnerOf } from './event-state';

export interface OddsTilesProps {
  market: Market;
  event: LeagueEvent;
  /** The outcome this player has bet on. */
  picked: string | undefined;
}

/** The first market's outcomes with line and price, in the player's way of writing odds. To look at; betting has its own screen. */
export function OddsTiles({ market, event, picked }: OddsTilesProps) {
  const [format] = useOddsFormat();
  const winner = winnerOf(event);
  const more = event.markets.length - 1;
  return (
    <div>
      <p className="odds-market om-quiet">{marketName(market.key)}{more > 0 && ` and ${more} more ${more === 1 ? 'market' : 'markets'}`}</p>
      <ul className="odds-tiles">
        {market.outcomes.map((outcome) => (
          <li key={outcome.key} className={outcome === winner ? 'odds-won' : outcome.key === picked ? 'odds-picked' : undefined}>
            <span className="odds-name">{outcome.name}{outcome.point !== undefined && ` ${formatPoint(outcome.point)}`}</span>
            <span className="odds-price">
              <b className="om-figures">{formatOdds(outcome.price, format)}</b>
              {outcome.key === picked && <span className="odds-note">Your pick</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
