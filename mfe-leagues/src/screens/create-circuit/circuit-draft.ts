import type { Request } from '@oddsmates/sdk';
import type { Dayjs } from 'dayjs';
import type { LeagueEvent } from '../../contract';

/** The typed part of the form. */
export interface CircuitFields {
  name: string;
  description?: string;
  /** Dollars as typed, '5' or '5.00'. */
  entry_fee: string;
  start?: Dayjs | null;
  end?: Dayjs | null;
}

/** A ticked event. */
export interface Choice {
  id: string;
  weight: number;
}

/** Which events a circuit is made of, and which of them breaks a tie. */
export interface Components {
  chosen: readonly Choice[];
  tiebreaker: string | undefined;
}

export const FIRST_FEE = '0.00';
export const MIN_WEIGHT = 1;
export const MAX_WEIGHT = 1000;
export const NO_COMPONENTS: Components = { chosen: [], tiebreaker: undefined };

/** Events that a circuit can still be made of. */
export const choosable = (events: readonly LeagueEvent[]): LeagueEvent[] => events.filter(({ completed, status }) => !completed && status === 'open');

/** Ticks an event, with weight 1, or unticks it; unticking clears it as tiebreaker (spec section 5). */
export function toggled({ chosen, tiebreaker }: Components, id: string): Components {
  if (!chosen.some((choice) => choice.id === id)) return { chosen: [...chosen, { id, weight: MIN_WEIGHT }], tiebreaker };
  return { chosen: chosen.filter((choice) => choice.id !== id), tiebreaker: tiebreaker === id ? undefined : tiebreaker };
}

/** Gives a ticked event another weight, an integer from 1 on. */
export function weighted(components: Components, id: string, weight: number): Components {
  const bounded = Math.min(MAX_WEIGHT, Math.max(MIN_WEIGHT, Math.round(weight)));
  return { ...components, chosen: components.chosen.map((choice) => (choice.id === id ? { ...choice, weight: bounded } : choice)) };
}

/** What is left of the choice among these events: one may be over since it was ticked. */
export function amongst({ chosen, tiebreaker }: Components, events: readonly LeagueEvent[]): Components {
  const has = (id: string | undefined) => events.some((event) => event.id === id);
  return { chosen: chosen.filter(({ id }) => has(id)), tiebreaker: has(tiebreaker) ? tiebreaker : undefined };
}

/** Ticked events that can break a tie: all but the standard ones. */
export const tiebreakers = ({ chosen }: Components, events: readonly LeagueEvent[]): LeagueEvent[] =>
  events.filter(({ id, betting_type }) => betting_type !== 'standard' && chosen.some((choice) => choice.id === id));

/** What is wrong with the choice, in the words of spec section 5; undefined when nothing is. */
export function problemOf({ chosen, tiebreaker }: Components, events: readonly LeagueEvent[]): string | undefined {
  if (chosen.length === 0) return 'Please select at least one component event.';
  if (tiebreaker === undefined) return undefined;
  if (!chosen.some(({ id }) => id === tiebreaker)) return 'The selected tiebreaker must be one of the component events.';
  if (events.find(({ id }) => id === tiebreaker)?.betting_type !== 'standard') return undefined;
  return 'The selected tiebreaker event must have a specific tiebreaker betting type (e.g., Closest Guess).';
}

/** The circuit as it is sent: the fee with two decimals, dates in ISO or left out, the tiebreaker left out when there is none (spec section 3). */
export function createRequest(leagueId: string, fields: CircuitFields, { chosen, tiebreaker }: Components): Request<'league.CreateCircuit'> {
  return {
    league_id: leagueId,
    name: fields.name.trim(),
    description: fields.description?.trim() ?? '',
    entry_fee: Number(fields.entry_fee).toFixed(2),
    start_date: fields.start?.toISOString(),
    end_date: fields.end?.toISOString(),
    component_events_data: chosen.map(({ id, weight }) => ({ league_event_id: id, weight })),
    tiebreaker_event_id: tiebreaker,
  };
}
