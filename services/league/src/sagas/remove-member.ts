import { event, type CallContext } from '@oddsmates/kit';
import { MemberRemoved } from '@oddsmates/proto/grpc/events/v1/league';
import type { Deps } from '../deps';
import { refundingIn } from '../store/circuit-entries';
import { lockLeague } from '../store/leagues';
import type { MemberId } from '../store/members';
import { finishRemoval, isBeingRemoved } from '../store/removals';
import { settleEntry } from './settle-entry';

/**
 * Finishes what the removal of a member began (docs/domain-rules.md#leagues-invites-friends). Each step may be repeated:
 *
 *   step                      | member | open bets | circuit entries | bankroll | told
 *   the intent (use case)     | no     | open      | refunding       | open     | nobody
 *   wallet.FreezeBankroll     | no     | void      | refunding       | frozen   | by the wallet, the bettor
 *   wallet.RefundEntry, each  | no     | void      | refunded        | frozen   | nobody
 *   this transaction          | no     | void      | refunded        | frozen   | MemberRemoved
 *
 * Somebody may come back, and a call to freeze that lingers would then freeze a member. So one worker at a time carries a removal out: the call
 * that wrote it, and from the end of its lease on whichever sweeper claims it; and nobody comes back before it is finished (open-bankroll.ts).
 * @throws AppError UNAVAILABLE, DEADLINE_EXCEEDED when the wallet does not answer; the sweeper goes on then
 */
export async function removeMember(deps: Pick<Deps, 'db' | 'wallet'>, ctx: CallContext, member: MemberId): Promise<void> {
  if (!(await isBeingRemoved(deps.db, member))) return;
  const { leagueId: league_id, userId: user_id } = member;
  await deps.wallet.freezeBankroll(ctx, { league_id, user_id });
  for (const entryId of await refundingIn(deps.db, member)) await settleEntry(deps, ctx, entryId);
  await deps.db.tx(async (tx) => {
    const { name: league_name } = await lockLeague(tx, league_id);
    const removal = await finishRemoval(tx, member);
    if (!removal) return;
    await tx.publish(event('league.league', league_id, MemberRemoved, { league_id, league_name, user_id, removed_at: removal.removed_at }));
  });
}
