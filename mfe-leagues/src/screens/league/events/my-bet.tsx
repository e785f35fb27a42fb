import { useOddsFormat } from '@oddsmates/sdk';
import type { UserBet } from '../../../contract';
import { describeBet } from './describe-bet';

/** This player's own bet: on what, and what it can pay or has paid. */
export function MyBet({ bet }: { bet: UserBet }) {
  const [format] = useOddsFormat();
  const { pick, why, gain, tone } = describeBet(bet, format);
  return (
    <div className={`my-bet my-bet-${tone}`}>
      <span className="my-bet-words">
        <span className="om-quiet">Your bet</span>
        <b>{pick}</b>
        {why !== '' && <span className="om-figures">{why}</span>}
      </span>
      {gain !== '' && <b className="my-bet-gain om-figures">{gain}</b>}
    </div>
  );
}
