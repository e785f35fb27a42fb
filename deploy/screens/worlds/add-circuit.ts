import { eventually } from '../../stack/eventually';
import type { Person } from '../../stack/people';
import type { LeagueEvent } from '../../stack/place-bet';
import { inTurns } from '../../stack/in-turns';
import type { Circuit } from './world';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface CircuitPlan {
  name: string;
  description?: string;
  /** Two decimals. */
  fee: string;
  events: readonly LeagueEvent[];
  tiebreaker?: LeagueEvent;
  /** Days from now; it is active at once without them. */
  startsInDays?: number;
  joins: readonly Person[];
}

/** Creates a circuit over these events, with weights from 1 on, and lets people join it. */
export async function addCircuit(captain: Person, leagueId: string, plan: CircuitPlan): Promise<Circuit> {
  const start = plan.startsInDays === undefined ? undefined : Date.now() + plan.startsInDays * DAY_MS;
  const circuit = await captain.api.call('league.CreateCircuit', {
    league_id: leagueId,
    name: plan.name,
    description: plan.description ?? '',
    entry_fee: plan.fee,
    component_events_data: plan.events.map(({ id }, index) => ({ league_event_id: id, weight: index + 1 })),
    ...(plan.tiebreaker && { tiebreaker_event_id: plan.tiebreaker.id }),
    ...(start !== undefined && { start_date: new Date(start).toISOString(), end_date: new Date(start + 7 * DAY_MS).toISOString() }),
  });
  await inTurns(plan.joins, ({ api }) => api.call('league.JoinCircuit', { id: circuit.id }));
  return circuit;
}

/** Settles when a circuit is decided, which it is soon after its last event is over. */
export async function decided({ api }: Person, { id }: Circuit): Promise<Circuit> {
  return eventually('the decision', () => api.call('league.GetCircuit', { id }), ({ status }) => status === 'completed');
}
