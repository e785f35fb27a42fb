import { TrophyFilled } from '@ant-design/icons';
import { formatMoney } from '@oddsmates/sdk';
import type { Circuit } from '../../contract';

/** Who won, and what they took; nothing while there is no winner (spec section 2). */
export function WinnerBanner({ circuit: { winner, decision } }: { circuit: Circuit }) {
  if (!winner) return null;
  const shares = (decision?.places ?? []).map(({ share }) => Number(share)).filter((share) => share > 0);
  const pot = shares.reduce((sum, share) => sum + Math.round(share * 100), 0) / 100;
  return (
    <div className="circuit-winner">
      <TrophyFilled aria-hidden />
      <p>
        <span>{shares.length > 1 ? 'Winners' : 'Winner'}</span>
        <b>{winner}</b>
        {pot > 0 && <span className="om-figures">{shares.length > 1 ? 'share' : 'takes'} the pot of {formatMoney(pot)}</span>}
      </p>
    </div>
  );
}
