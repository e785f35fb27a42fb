import { peopleOf, type Context } from '@oddsmates/kit';
import type { Circuit } from '@oddsmates/proto/grpc/league/v1/circuit';
import type { Deps } from '../deps';
import { MEMBERS_MAX, PARTICIPANTS_LISTED } from '../domain/limits';
import type { CircuitRow } from '../store/circuits';
import { circuitAnswer } from './circuit-answer';
import { circuitParts, type CircuitParts } from './circuit-parts';
import { describeEvents, withBets } from './describe-events';

/** One circuit: everybody who takes part, and its component events with their bets. @throws AppError UNAVAILABLE when the wallet cannot be reached */
export async function describeCircuit(deps: Deps, ctx: Context, circuit: CircuitRow): Promise<Circuit> {
  const parts = await circuitParts(deps, ctx, [circuit]);
  const [events, people] = await Promise.all([describeEvents(deps, ctx, [...parts.events.values()]), peopleOf(deps, ctx, playersOf(parts))]);
  const view = { viewerId: ctx.userId, people, participants: MEMBERS_MAX, now: deps.clock() };
  return circuitAnswer(circuit, parts, { ...view, events: new Map(events.map((event) => [event.id, event])) });
}

/**
 * Circuits of a list: of each the best participants and the component events without their bets, so that the answer stays small.
 * @throws AppError UNAVAILABLE when the wallet cannot be reached
 */
export async function describeCircuits(deps: Deps, ctx: Context, circuits: readonly CircuitRow[]): Promise<Circuit[]> {
  const parts = await circuitParts(deps, ctx, circuits);
  const people = await peopleOf(deps, ctx, playersOf(parts));
  const now = deps.clock();
  const events = new Map(withBets([...parts.events.values()], [], people, now).map((event) => [event.id, event]));
  return circuits.map((circuit) => circuitAnswer(circuit, parts, { viewerId: ctx.userId, people, events, participants: PARTICIPANTS_LISTED, now }));
}

function playersOf({ entries, places }: CircuitParts): string[] {
  return [...entries.values(), ...places.values()].flat().map(({ user_id }) => user_id);
}
