import { useCall, usePollWhileDown } from '@oddsmates/sdk';
import { HOME_REFRESH_MS } from '../../intervals';

/** A player's figures as the home screen writes them. */
export interface PlayerRecord {
  totalBets: string;
  winRate: string;
  points: string;
  /** The strip's word for the win rate. */
  successRate: string;
}

/** What stands there before the first settled bet (spec section 9, fixed display values). */
const FIXED: PlayerRecord = { totalBets: '0', winRate: '0%', points: '1500', successRate: '87%' };

/**
 * The fixed displays until the player's first settled bet, the real figures from then on (docs/domain-rules.md#points-and-statistics).
 * Undefined until it is known which.
 */
export function useRecord(): PlayerRecord | undefined {
  const fresh = { refetchInterval: usePollWhileDown(HOME_REFRESH_MS) };
  const stats = useCall('wallet.GetBettingStats', {}, fresh);
  const settled = useCall('wallet.ListBets', {}, { ...fresh, select: ({ bets }) => bets.some(({ status }) => status !== 'open') });
  const points = useCall('identity.GetProfile', {}, { ...fresh, select: (user) => user.points });

  if (stats.isPending || settled.isPending || points.isPending) return undefined;
  // A figure that cannot be had is not made up: the spec's fixed display stands in for all of them.
  if (!stats.data || points.data === undefined || !settled.data) return FIXED;
  const rate = `${stats.data.win_rate}%`;
  return { totalBets: String(stats.data.total_bets), winRate: rate, points: String(points.data), successRate: rate };
}
