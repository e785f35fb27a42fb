import { isoTime, money, type Context } from '@oddsmates/kit';
import type { GetPerformanceRequest, GetPerformanceResponse } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import type { Deps } from '../deps';
import { badgesOf } from '../domain/achievements';
import { playerDays, playerMilestones } from '../store/statistics';

/** So many days are told at most, the latest. */
export const MOST_DAYS = 90;

/**
 * The caller's days with settled bets, oldest first, over all leagues, and all achievements with the time they were earned. No day and nothing
 * earned until the first bet is settled.
 */
export function getPerformance({ db }: Deps) {
  return async (ctx: Context, _request: GetPerformanceRequest): Promise<GetPerformanceResponse> => {
    const { userId } = ctx;
    const [days, milestones] = await Promise.all([playerDays(db, userId, MOST_DAYS), playerMilestones(db, userId)]);
    return {
      points: days.map(({ day, profit_cents, balance_cents }) => ({
        date: day,
        profit: money.toWire(profit_cents),
        balance: money.toWire(balance_cents),
      })),
      achievements: badgesOf(milestones).map(({ key, title, earnedAt }) => ({
        key,
        title,
        earned_at: earnedAt === undefined ? undefined : isoTime(earnedAt),
      })),
    };
  };
}
