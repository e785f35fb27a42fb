import { event, idempotently, money, newId, type Context, type Tx } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { CircuitCreated } from '@oddsmates/proto/grpc/events/v1/circuit';
import { CreateCircuitRequest, CreateCircuitResponse } from '@oddsmates/proto/grpc/league/v1/league';
import { requireCaptain } from '../access';
import { describeCircuit } from '../answers/describe-circuits';
import type { Deps } from '../deps';
import { checkChoices, checkEvents, type Component } from '../domain/choose-components';
import { getCircuit, insertCircuit, type NewCircuit } from '../store/circuits';
import { holdEvents } from '../store/events';
import type { LeagueRow } from '../store/leagues';
import { memberIds } from '../store/members';

/**
 * Creates a circuit over open events of the league (spec section 5, docs/domain-rules.md#circuits). The events are held while it is written
 * down, so none of them is over before its circuit knows of it.
 * @throws AppError LEAGUE_NOT_FOUND, NOT_A_MEMBER, CAPTAIN_ONLY_CIRCUITS, CIRCUIT_NEEDS_EVENTS, EVENT_NOT_IN_LEAGUE, CIRCUIT_EVENT_OVER,
 *   TIEBREAKER_NOT_COMPONENT, TIEBREAKER_STANDARD, CIRCUIT_ENDS_BEFORE_START; INVALID_REQUEST for an event that is chosen twice
 */
export async function createCircuit(deps: Deps, ctx: Context, request: CreateCircuitRequest): Promise<CreateCircuitResponse> {
  const league = await requireCaptain(deps.db, request.league_id, ctx.userId, Reason.CAPTAIN_ONLY_CIRCUITS);
  const chosen = request.component_events_data.map(({ league_event_id, weight }) => ({ eventId: league_event_id, weight }));
  const circuit = newCircuit(request, league, deps.clock());
  checkChoices(chosen, request.tiebreaker_event_id, { start: circuit.start_date, end: circuit.end_date });
  const created = await idempotently(deps.db, ctx, CreateCircuitResponse, 'CreateCircuit', CreateCircuitRequest.encode(request), async (tx) => {
    await write(tx, circuit, chosen, league);
    return CreateCircuitResponse.fromPartial({ circuit: { id: circuit.id } });
  });
  return { circuit: await describeCircuit(deps, ctx, await getCircuit(deps.db, created.circuit?.id ?? circuit.id)) };
}

function newCircuit(request: CreateCircuitRequest, league: LeagueRow, now: Date): NewCircuit {
  return {
    id: newId(),
    league_id: league.id,
    name: request.name,
    description: request.description,
    entry_fee_cents: money.fromDecimalString(request.entry_fee || '0.00'),
    tiebreaker_event_id: request.tiebreaker_event_id ?? null,
    start_date: request.start_date ? new Date(request.start_date) : null,
    end_date: request.end_date ? new Date(request.end_date) : null,
    created_by: league.captain_id,
    created_at: now,
  };
}

async function write(tx: Tx, circuit: NewCircuit, chosen: readonly Component[], league: LeagueRow): Promise<void> {
  const events = await holdEvents(tx, league.id, chosen.map(({ eventId }) => eventId));
  checkEvents(chosen, circuit.tiebreaker_event_id ?? undefined, events);
  await insertCircuit(tx, circuit, chosen);
  const { id: circuit_id, name, created_by, created_at } = circuit;
  const fact = { circuit_id, league_id: league.id, league_name: league.name, name, created_by, created_at, member_ids: await memberIds(tx, league.id) };
  await tx.publish(event('league.circuit', circuit_id, CircuitCreated, fact));
}
