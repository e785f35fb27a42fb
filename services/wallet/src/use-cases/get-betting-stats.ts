import { isoTime, money, type Context } from '@oddsmates/kit';
import type { GetBettingStatsRequest, GetBettingStatsResponse } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import type { Deps } from '../deps';
import { userLevel, winRate } from '../domain/statistics';
import { playerRecord } from '../store/statistics';

/**
 * The caller's record over all leagues (docs/domain-rules.md#points-and-statistics). `date_joined` is when identity told of the account first,
 * else when the first bankroll was opened; before either has arrived the account is moments old, so it is now.
 */
export function getBettingStats({ db, clock }: Deps) {
  return async (ctx: Context, _request: GetBettingStatsRequest): Promise<GetBettingStatsResponse> => {
    const record = await playerRecord(db, ctx.userId);
    return {
      total_bets: record.total_bets,
      win_rate: winRate(record.won, record.lost),
      current_streak: record.streak,
      lifetime_winnings: money.toWire(record.winnings_cents),
      user_level: userLevel(record.points),
      date_joined: isoTime(record.joined_at ?? clock()),
    };
  };
}
