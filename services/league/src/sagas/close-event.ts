import { event, type CallContext, type Tx } from '@oddsmates/kit';
import { LeagueEventCancelled, LeagueEventCompleted } from '@oddsmates/proto/grpc/events/v1/event';
import type { Deps } from '../deps';
import { beginDeciding, decidingWith, lockCircuitsWith } from '../store/circuit-decisions';
import { finishClosing } from '../store/event-changes';
import { getEvent, lockEvent, type EventRow } from '../store/events';
import { memberIds } from '../store/members';
import { decideCircuit } from './decide-circuit';
import { firstAttempt } from './first-attempt';
import { openBook } from './open-book';

/**
 * Finishes what completing or cancelling began (docs/domain-rules.md#settlement). Each step may be repeated, so a crash between any two of
 * them costs nothing but the time until the sweeper comes by:
 *
 *   step                      | event      | bets           | told
 *   the intent (use case)     | completing | open, no more  | nobody
 *   wallet.SettleBook         | completing | settled, paid  | by the wallet, each bettor
 *   this transaction          | completed  | settled, paid  | LeagueEventCompleted
 *   each circuit it decides   | completed  | settled, paid  | CircuitDecided (see decide-circuit.ts)
 *
 * Cancelling is the same with VoidBook. An event that is not on its way is left alone; circuits it has left undecided are not.
 * @throws AppError UNAVAILABLE, DEADLINE_EXCEEDED when the wallet does not answer; the sweeper goes on then
 */
export async function closeEvent(deps: Pick<Deps, 'db' | 'wallet' | 'clock'>, ctx: CallContext, eventId: string): Promise<void> {
  const closing = await getEvent(deps.db, eventId);
  if (closing.status === 'completing' || closing.status === 'cancelling') await closeBook(deps, ctx, closing);
  for (const circuitId of await decidingWith(deps.db, eventId)) await decideCircuit(deps, ctx, circuitId);
}

async function closeBook(deps: Pick<Deps, 'db' | 'wallet' | 'clock'>, ctx: CallContext, closing: EventRow): Promise<void> {
  const { id: eventId } = closing;
  // The wallet may never have heard of it; a book is opened before it is closed.
  if (!closing.book_opened) await openBook(deps, ctx, eventId);
  if (closing.status === 'completing') await deps.wallet.settleBook(ctx, settlementOf(closing));
  else await deps.wallet.voidBook(ctx, { event_id: eventId });
  await deps.db.tx((tx) => finish(tx, eventId, deps.clock()));
}

function settlementOf(event: EventRow) {
  return {
    event_id: event.id,
    winning_outcome: event.winning_outcome ?? '',
    home_score: event.home_score ?? undefined,
    away_score: event.away_score ?? undefined,
    actual_value_hundredths: event.actual_value_hundredths ?? undefined,
  };
}

/** Circuits are locked before the event, as everybody does who needs both; those it was the last event of are decided from here on. */
async function finish(tx: Tx, eventId: string, closedAt: Date): Promise<void> {
  const circuitIds = await lockCircuitsWith(tx, eventId);
  const { league_id, name: event_name } = await lockEvent(tx, eventId);
  const closed = await finishClosing(tx, eventId, closedAt);
  if (!closed) return;
  await beginDeciding(tx, circuitIds, firstAttempt(closedAt));
  const fact = { event_id: eventId, league_id, event_name, member_ids: await memberIds(tx, league_id) };
  await tx.publish(
    closed.status === 'completed'
      ? event('league.event', eventId, LeagueEventCompleted, { ...fact, completed_at: closedAt })
      : event('league.event', eventId, LeagueEventCancelled, { ...fact, cancelled_at: closedAt }),
  );
}
