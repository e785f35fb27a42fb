import { formatOdds, useOddsFormat } from '@oddsmates/sdk';

/** The odds moved since the outcome was chosen: both, and that the bet waits for a yes. Decimal odds. */
export function OddsChange({ from, to }: { from: number; to: number }) {
  const [format] = useOddsFormat();
  return (
    <div className="odds-change" role="alert">
      <p><b>The odds have changed.</b></p>
      <p className="odds-change-figures om-figures">
        <s><span className="om-visually-hidden">Before: </span>{formatOdds(from, format)}</s>
        <span aria-hidden>→</span>
        <b className={to > from ? 'odds-better' : 'odds-worse'}><span className="om-visually-hidden">Now: </span>{formatOdds(to, format)}</b>
      </p>
      <p className="om-quiet">Nothing was staked. Place the bet again if the new odds suit you.</p>
    </div>
  );
}
