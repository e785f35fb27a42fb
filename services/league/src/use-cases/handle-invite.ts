import { AppError, event, idempotently, type Context, type Tx } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { InviteHandled } from '@oddsmates/proto/grpc/events/v1/league';
import { HandleInviteRequest, HandleInviteResponse } from '@oddsmates/proto/grpc/league/v1/league';
import type { Deps } from '../deps';
import { MEMBERS_MAX } from '../domain/limits';
import { firstAttempt } from '../sagas/first-attempt';
import { openBankroll } from '../sagas/open-bankroll';
import { answerInvite, findInviteTo, lockInvite, type InviteRow } from '../store/invites';
import { lockLeague } from '../store/leagues';
import { insertJoining, membershipState, placesTaken } from '../store/members';

/**
 * Accepts or declines an invite; only the person it is addressed to knows of it. Whoever accepts is a member once the wallet has opened their
 * bankroll: when it cannot be reached they are told so, accepting once more goes on where it stopped, and so does the sweeper.
 * @throws AppError INVITE_NOT_FOUND also for one that was answered, LEAGUE_FULL, UNAVAILABLE
 */
export async function handleInvite(deps: Deps, ctx: Context, request: HandleInviteRequest): Promise<HandleInviteResponse> {
  const invite = await findInviteTo(deps.db, request.id, ctx.userId);
  if (!invite) throw new AppError(Reason.INVITE_NOT_FOUND);
  const { action } = request;
  const answer = await idempotently(deps.db, ctx, HandleInviteResponse, 'HandleInvite', HandleInviteRequest.encode(request), async (tx) => {
    await (action === 'accept' ? accept(tx, invite, deps.clock()) : decline(tx, invite, deps.clock()));
    return { action, league_id: invite.league_id };
  });
  if (action === 'accept') await openBankroll(deps, ctx, { leagueId: invite.league_id, userId: ctx.userId });
  return answer;
}

async function accept(tx: Tx, invite: InviteRow, now: Date): Promise<void> {
  const member = { leagueId: invite.league_id, userId: invite.invitee_id };
  await lockLeague(tx, member.leagueId);
  const { status } = await lockInvite(tx, invite.id);
  if (status === 'accepted' && (await membershipState(tx, member)) === 'joining') return;
  if (status !== 'pending') throw new AppError(Reason.INVITE_NOT_FOUND);
  if ((await placesTaken(tx, member.leagueId)) >= MEMBERS_MAX) throw new AppError(Reason.LEAGUE_FULL, { params: { limit: String(MEMBERS_MAX) } });
  await answerInvite(tx, invite.id, 'accepted', now);
  await insertJoining(tx, member, { joinedAt: now, inviteId: invite.id, nextAttemptAt: firstAttempt(now) });
}

async function decline(tx: Tx, { id, league_id, invitee_id }: InviteRow, now: Date): Promise<void> {
  const { status } = await lockInvite(tx, id);
  if (status !== 'pending') throw new AppError(Reason.INVITE_NOT_FOUND);
  await answerInvite(tx, id, 'declined', now);
  await tx.publish(event('league.invite', id, InviteHandled, { invite_id: id, league_id, invitee_id, accepted: false }));
}
