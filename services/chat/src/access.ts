import { AppError, type Context } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { League } from './deps';

/** Lets the league's members through. @throws AppError LEAGUE_NOT_FOUND, NOT_A_MEMBER; UNAVAILABLE when nobody can tell */
export async function requireMember(league: League, ctx: Context, leagueId: string): Promise<void> {
  const { member } = await league.checkMember(ctx, { league_id: leagueId, user_id: ctx.userId });
  if (!member) throw new AppError(Reason.NOT_A_MEMBER);
}
