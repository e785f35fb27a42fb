import { AppError, type Context } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { CheckMemberRequest, CheckMemberResponse } from '@oddsmates/proto/grpc/league/v1/league';
import type { Deps } from '../deps';
import { findLeagueFor } from '../store/leagues';

/** Tells another service whether somebody belongs to a league, and as what. @throws AppError LEAGUE_NOT_FOUND */
export async function checkMember({ db }: Deps, _ctx: Context, request: CheckMemberRequest): Promise<CheckMemberResponse> {
  const league = await findLeagueFor(db, request.league_id, request.user_id);
  if (!league) throw new AppError(Reason.LEAGUE_NOT_FOUND);
  return { member: league.is_member, captain: league.is_member && league.captain_id === request.user_id };
}
