import { formatMoney } from '@oddsmates/sdk';
import type { Circuit, ComponentEvent, Participant } from '../contract';

/** Dollars of a two-decimal string, '5.00' as '$5.00'. */
export const fee = (dollars: string): string => formatMoney(Number(dollars));

/** What an entry costs, in words: 'Free' without a fee. */
export const entryFee = ({ entry_fee }: Circuit): string => (Number(entry_fee) === 0 ? 'Free' : fee(entry_fee));

/** 'N participant' or 'N participants'. */
export const countParticipants = (count: number): string => `${count} ${count === 1 ? 'participant' : 'participants'}`;

export const isDecided = ({ status }: Circuit): boolean => status === 'completed';

/** Joining is allowed only while upcoming or active (spec section 4). */
export const canJoin = ({ status, joined }: Circuit): boolean => !joined && ['upcoming', 'active'].includes(status);

/** Component events whose points are still to come. */
export const stillOpen = ({ component_events }: Circuit): ComponentEvent[] =>
  component_events.filter(({ league_event: event }) => event !== undefined && !event.completed && event.status !== 'cancelled');

export interface Ranked {
  rank: number;
  participant: Participant;
}

/**
 * The standings: by score, descending. Equal scores share a rank while the circuit is on; once it is decided, they are ranked as it was decided,
 * and only those whom nothing told apart share one.
 */
export function ranked({ participants, decision }: Circuit): Ranked[] {
  const places = decision?.places ?? [];
  const placeOf = ({ user }: Participant) => places.findIndex((place) => place.user?.id === user?.id);
  const sorted = [...participants].sort((a, b) => b.score - a.score || placeOf(a) - placeOf(b));
  const level = (a: Participant, b: Participant) => a.score === b.score && places[placeOf(a)]?.distance === places[placeOf(b)]?.distance;
  return sorted.map((participant) => ({ rank: sorted.findIndex((other) => level(other, participant)) + 1, participant }));
}
