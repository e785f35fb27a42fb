import { AppError, event, type CallContext, type Tx } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { InviteHandled, LeagueCreated, MemberJoined } from '@oddsmates/proto/grpc/events/v1/league';
import type { Deps } from '../deps';
import { lockLeague } from '../store/leagues';
import { markBankrollOpened, membershipState, type MemberId } from '../store/members';
import { freezeAgain, isBeingRemoved } from '../store/removals';

/** When a removal that stands in the way may be over. */
const REMOVED_IN_S = 5;

/**
 * Finishes what "is to become a member" began: the wallet opens the bankroll, then the membership counts and others are told. Any step may be
 * repeated, by the caller's retry or by the sweeper; nobody to finish is fine too. Somebody who was removed comes back once that is finished.
 * @throws AppError UNAVAILABLE when the wallet cannot be reached, or has still to freeze the bankroll; the sweeper goes on then
 */
export async function openBankroll({ db, wallet, clock }: Pick<Deps, 'db' | 'wallet' | 'clock'>, ctx: CallContext, member: MemberId): Promise<void> {
  if ((await membershipState(db, member)) !== 'joining') return;
  if (await isBeingRemoved(db, member)) throw new AppError(Reason.UNAVAILABLE, { retryAfterS: REMOVED_IN_S });
  await wallet.openBankroll(ctx, { league_id: member.leagueId, user_id: member.userId });
  await db.tx(async (tx) => {
    const league = await lockLeague(tx, member.leagueId);
    const joined = await markBankrollOpened(tx, member);
    if (!joined) return refreeze(tx, member, clock());
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

/** Another worker was faster, and so was a removal after it: what was opened just now has to be frozen once more. */
async function refreeze(tx: Tx, member: MemberId, now: Date): Promise<void> {
  if ((await membershipState(tx, member)) === undefined) await freezeAgain(tx, member, now);
}
