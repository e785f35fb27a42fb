import { event, type CallContext } from '@oddsmates/kit';
import { InviteHandled, LeagueCreated, MemberJoined } from '@oddsmates/proto/grpc/events/v1/league';
import type { Deps } from '../deps';
import { lockLeague } from '../store/leagues';
import { markBankrollOpened, membershipState, type MemberId } from '../store/members';

/**
 * Finishes what "is to become a member" began: the wallet opens the bankroll, then the membership counts and others are told. Any step may be
 * repeated, by the caller's retry or by the sweeper; nobody to finish is fine too.
 * @throws AppError UNAVAILABLE when the wallet cannot be reached; the sweeper goes on then
 */
export async function openBankroll({ db, wallet }: Pick<Deps, 'db' | 'wallet'>, ctx: CallContext, member: MemberId): Promise<void> {
  if ((await membershipState(db, member)) !== 'joining') return;
  await wallet.openBankroll(ctx, { league_id: member.leagueId, user_id: member.userId });
  await db.tx(async (tx) => {
    const league = await lockLeague(tx, member.leagueId);
    const joined = await markBankrollOpened(tx, member);
    if (!joined) return;
    const { id: league_id, name, captain_id } = league;
    const { user_id, joined_at, invite_id } = joined;
    if (user_id === captain_id) {
      await tx.publish(event('league.league', league_id, LeagueCreated, { league_id, name, captain_id, created_at: league.created_at }));
    }
    await tx.publish(event('league.league', league_id, MemberJoined, { league_id, user_id, joined_at }));
    if (invite_id !== null) {
      await tx.publish(event('league.invite', invite_id, InviteHandled, { invite_id, league_id, invitee_id: user_id, accepted: true }));
    }
  });
}
