import { AppError, event, idempotently, newId, peopleOf, usernameOf, type Context, type Tx } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { InviteSent } from '@oddsmates/proto/grpc/events/v1/league';
import { InviteUserRequest, InviteUserResponse } from '@oddsmates/proto/grpc/league/v1/league';
import { requireCaptain } from '../access';
import type { Deps } from '../deps';
import { MEMBERS_MAX } from '../domain/limits';
import { insertInvite } from '../store/invites';
import { lockLeague } from '../store/leagues';
import { membershipState, placesTaken } from '../store/members';

/** Who is invited, and in whose name. */
type Invitation = { leagueId: string; inviteeId: string; captainId: string; captainName: string; at: Date };

/**
 * Invites somebody to a league, once at a time (docs/domain-rules.md#leagues-invites-friends).
 * @throws AppError LEAGUE_NOT_FOUND, NOT_A_MEMBER, NOT_THE_CAPTAIN, USER_NOT_FOUND, ALREADY_A_MEMBER, ALREADY_INVITED, LEAGUE_FULL
 */
export async function inviteUser(deps: Deps, ctx: Context, request: InviteUserRequest): Promise<InviteUserResponse> {
  const { id: leagueId, captain_id: captainId } = await requireCaptain(deps.db, request.league_id, ctx.userId, Reason.NOT_THE_CAPTAIN);
  const inviteeId = request.user_id;
  const people = await peopleOf(deps, ctx, [captainId, inviteeId]);
  if (!people.has(inviteeId)) throw new AppError(Reason.USER_NOT_FOUND);
  const invitation = { leagueId, inviteeId, captainId, captainName: usernameOf(people, captainId), at: deps.clock() };
  return idempotently(deps.db, ctx, InviteUserResponse, 'InviteUser', InviteUserRequest.encode(request), (tx) => invite(tx, invitation));
}

async function invite(tx: Tx, { leagueId, inviteeId, captainId, captainName, at }: Invitation): Promise<InviteUserResponse> {
  const league = await lockLeague(tx, leagueId);
  if (await membershipState(tx, { leagueId, userId: inviteeId })) throw new AppError(Reason.ALREADY_A_MEMBER);
  if ((await placesTaken(tx, leagueId)) >= MEMBERS_MAX) throw new AppError(Reason.LEAGUE_FULL, { params: { limit: String(MEMBERS_MAX) } });
  const id = newId();
  if (!(await insertInvite(tx, { id, leagueId, inviteeId, createdAt: at }))) throw new AppError(Reason.ALREADY_INVITED);
  await tx.publish(
    event('league.invite', id, InviteSent, {
      invite_id: id,
      league_id: leagueId,
      league_name: league.name,
      captain_id: captainId,
      captain_username: captainName,
      invitee_id: inviteeId,
      sent_at: at,
    }),
  );
  return { id };
}
