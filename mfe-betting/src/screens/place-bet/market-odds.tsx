import { CheckCircleFilled } from '@ant-design/icons';
import { formatOdds, useOddsFormat } from '@oddsmates/sdk';
import type { Market } from '../../league-event/types';
import { lineOf, marketTitle, priceOf } from '../../league-event/words';
import type { Pick } from './slip';

export interface MarketOddsProps {
  market: Market;
  pick: Pick | undefined;
  disabled: boolean;
  onPick: (pick: Pick) => void;
}

/** The outcomes of a market as large odds buttons. One choice over all markets, by radio buttons: arrow keys move it. */
export function MarketOdds({ market, pick, disabled, onPick }: MarketOddsProps) {
  const [format] = useOddsFormat();
  return (
    <fieldset className="outcomes" disabled={disabled}>
      <legend>{marketTitle(market)}</legend>
      <div className="outcomes-row">
        {market.outcomes.map((outcome) => {
          const price = priceOf(outcome);
          const chosen = pick?.marketKey === market.key && pick.outcomeKey === outcome.key;
          const line = lineOf(market, outcome);
          return (
            <label key={outcome.key} className="outcome">
              <input
                type="radio" name="outcome" value={`${market.key}/${outcome.key}`} checked={chosen}
                onChange={() => onPick({ marketKey: market.key, outcomeKey: outcome.key, price })}
              />
              <span className="outcome-name">{outcome.name}{line !== undefined && <span className="outcome-line om-figures"> {line}</span>}</span>
              <span className="outcome-price om-figures"> {formatOdds(price, format)}</span>
              <CheckCircleFilled className="outcome-mark" aria-hidden />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
