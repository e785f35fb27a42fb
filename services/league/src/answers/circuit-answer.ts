import { isoTime, money } from '@oddsmates/kit';
import type { Circuit } from '@oddsmates/proto/grpc/league/v1/circuit';
import { circuitStatus } from '../domain/circuit-status';
import type { CircuitRow } from '../store/circuits';

/** A circuit as the API tells it. Nobody can take part in one yet. */
export function circuitAnswer(circuit: CircuitRow, now: Date): Circuit {
  return {
    id: circuit.id,
    league_id: circuit.league_id,
    name: circuit.name,
    description: circuit.description,
    status: circuitStatus(circuit, now),
    entry_fee: money.format(money.cents(circuit.entry_fee_cents)),
    pot: money.format(money.cents(circuit.pot_cents)),
    participant_count: 0,
    participants: [],
    component_events: [],
    tiebreaker_event: undefined,
    winner: circuit.winner ?? undefined,
    start_date: circuit.start_date ? isoTime(circuit.start_date) : undefined,
    end_date: circuit.end_date ? isoTime(circuit.end_date) : undefined,
    joined: false,
  };
}
