import { AppError, idempotently, type Context, type Tx } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { RemoveMemberRequest, RemoveMemberResponse } from '@oddsmates/proto/grpc/league/v1/league';
import { requireCaptain } from '../access';
import type { Deps } from '../deps';
import { REMOVAL_LEASE_MS } from '../domain/limits';
import { firstAttempt } from '../sagas/first-attempt';
import { patience } from '../sagas/patience';
import { removeMember as carryOut } from '../sagas/remove-member';
import { lockUndecidedOf, refundEntriesOf } from '../store/circuit-entries';
import { lockLeague } from '../store/leagues';
import { deleteMember, type MemberId } from '../store/members';
import { insertRemoval } from '../store/removals';

/**
 * Removes a member (docs/domain-rules.md#leagues-invites-friends). They are out at once, and out of every circuit whose places do not stand;
 * then their bets are void and their fees go back. The removal stands whatever the wallet says: what it has still to do, the sweeper sees to.
 * @throws AppError LEAGUE_NOT_FOUND, NOT_A_MEMBER, NOT_THE_CAPTAIN, CAPTAIN_STAYS, MEMBER_NOT_FOUND
 */
export async function removeMember(deps: Deps, ctx: Context, request: RemoveMemberRequest): Promise<RemoveMemberResponse> {
  const league = await requireCaptain(deps.db, request.league_id, ctx.userId, Reason.NOT_THE_CAPTAIN);
  if (request.member_id === league.captain_id) throw new AppError(Reason.CAPTAIN_STAYS);
  const member = { leagueId: league.id, userId: request.member_id };
  const answer = await idempotently(deps.db, ctx, RemoveMemberResponse, 'RemoveMember', RemoveMemberRequest.encode(request), async (tx) => {
    await remove(tx, member, deps.clock());
    return { removed: member.userId };
  });
  await carryOut(deps, patience(ctx), member).catch((error: unknown) => {
    ctx.log.warn({ err: error, ...member }, 'a removal could not be finished yet');
  });
  return answer;
}

/** Locks in the order that everybody keeps: league, member, circuits. */
async function remove(tx: Tx, member: MemberId, now: Date): Promise<void> {
  await lockLeague(tx, member.leagueId);
  if (!(await deleteMember(tx, member))) throw new AppError(Reason.MEMBER_NOT_FOUND);
  await refundEntriesOf(tx, member.userId, await lockUndecidedOf(tx, member), firstAttempt(now));
  await insertRemoval(tx, member, now, new Date(now.getTime() + REMOVAL_LEASE_MS));
}
