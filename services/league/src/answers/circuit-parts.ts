import type { CallContext } from '@oddsmates/kit';
import type { Deps } from '../deps';
import type { EarnedPoints, Entry } from '../domain/circuit-standings';
import { EVENTS_ASKED_AT_ONCE } from '../domain/limits';
import { placesOf, type PlaceRow } from '../store/circuit-decisions';
import { participantsOf, type EntryRow } from '../store/circuit-entries';
import { componentsOf, type CircuitRow, type ComponentRow } from '../store/circuits';
import { eventsByIds, type EventRow } from '../store/events';

/** What the answers about some circuits are put together from. Entries of a circuit whose places stand are left out: its places tell more. */
export type CircuitParts = {
  components: Map<string, ComponentRow[]>;
  entries: Map<string, EntryRow[]>;
  places: Map<string, PlaceRow[]>;
  events: Map<string, EventRow>;
  earned: EarnedPoints[];
};

/** Everything about some circuits in one query per table, however many there are. @throws AppError UNAVAILABLE when points are wanted of a wallet that does not answer */
export async function circuitParts(deps: Pick<Deps, 'db' | 'wallet'>, ctx: CallContext, circuits: readonly CircuitRow[]): Promise<CircuitParts> {
  const [placed, playing] = [circuits.filter(({ rule }) => rule !== null), circuits.filter(({ rule }) => rule === null)];
  const [components, entries, places] = await Promise.all([
    componentsOf(deps.db, circuits.map(({ id }) => id)).then(byCircuit),
    participantsOf(deps.db, playing.map(({ id }) => id)).then(byCircuit),
    placesOf(deps.db, placed.map(({ id }) => id)).then(byCircuit),
  ]);
  const events = await eventsByIds(deps.db, eventIds([...components.values()].flat()));
  const counting = new Set(eventIds([...entries.keys()].flatMap((circuitId) => components.get(circuitId) ?? [])));
  // Open events have earned nobody anything yet, and cancelled ones never will.
  const earning = events.filter(({ id, status }) => counting.has(id) && (status === 'completing' || status === 'completed')).map(({ id }) => id);
  return { components, entries, places, events: new Map(events.map((event) => [event.id, event])), earned: await earnedOn(deps, ctx, earning) };
}

/** What everybody's bets on some events have earned. @throws AppError UNAVAILABLE */
export async function earnedOn({ wallet }: Pick<Deps, 'wallet'>, ctx: CallContext, ids: readonly string[]): Promise<EarnedPoints[]> {
  const earned: EarnedPoints[] = [];
  for (let from = 0; from < ids.length; from += EVENTS_ASKED_AT_ONCE) {
    const { points } = await wallet.listEventPoints(ctx, { event_ids: ids.slice(from, from + EVENTS_ASKED_AT_ONCE) });
    for (const { event_id, user_id, status, points: some, guess_hundredths } of points) {
      earned.push({ eventId: event_id, userId: user_id, status, points: some, guessHundredths: guess_hundredths });
    }
  }
  return earned;
}

/** An entry as the rules know it. */
export function entryOf({ id, user_id, joined_at, missed_event_ids }: EntryRow): Entry {
  return { id, userId: user_id, joinedAt: joined_at, missedEventIds: missed_event_ids };
}

/** Component event to weight. */
export function weightsOf(components: readonly ComponentRow[]): Map<string, number> {
  return new Map(components.map(({ event_id, weight }) => [event_id, weight]));
}

function eventIds(components: readonly ComponentRow[]): string[] {
  return [...new Set(components.map(({ event_id }) => event_id))];
}

function byCircuit<Row extends { circuit_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.circuit_id);
    if (group) group.push(row);
    else groups.set(row.circuit_id, [row]);
  }
  return groups;
}
