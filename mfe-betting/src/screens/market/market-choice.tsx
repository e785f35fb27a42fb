import { CheckCircleFilled } from '@ant-design/icons';
import { formatOdds, useOddsFormat } from '@oddsmates/sdk';
import type { Market } from '../../league-event/types';
import { lineOf, marketTitle, priceOf } from '../../league-event/words';

export interface MarketChoiceProps {
  market: Market;
  taken: boolean;
  onTake: (take: boolean) => void;
}

/** A market with its odds as one large box to tick. */
export function MarketChoice({ market, taken, onTake }: MarketChoiceProps) {
  const [format] = useOddsFormat();
  return (
    <label className="offer-card offer-market">
      <input type="checkbox" name="market" value={market.key} checked={taken} onChange={({ target }) => onTake(target.checked)} />
      <span className="market-name">{marketTitle(market)}</span>
      <CheckCircleFilled className="offer-mark" aria-hidden />
      <span className="market-prices">
        {market.outcomes.map((outcome) => (
          <span key={outcome.key} className="market-price">
            <span className="om-quiet">{outcome.name} {lineOf(market, outcome)}</span>
            <b className="om-figures"> {formatOdds(priceOf(outcome), format)}</b>
          </span>
        ))}
      </span>
    </label>
  );
}
