import { AppError } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';

/** A component event as the captain chose it. */
export type Component = { eventId: string; weight: number };

/**
 * What can be said of a circuit before its events are looked at: at least one component event, each once, the tiebreaker among them, an end
 * after the start (spec section 5, create circuit).
 * @throws AppError CIRCUIT_NEEDS_EVENTS, INVALID_REQUEST naming the repeated choice, TIEBREAKER_NOT_COMPONENT, CIRCUIT_ENDS_BEFORE_START
 */
export function checkChoices(chosen: readonly Component[], tiebreakerId: string | undefined, dates: { start: Date | null; end: Date | null }): void {
  if (chosen.length === 0) throw new AppError(Reason.CIRCUIT_NEEDS_EVENTS);
  const repeated = chosen.findIndex(({ eventId }, at) => chosen.findIndex((other) => other.eventId === eventId) < at);
  if (repeated >= 0) {
    throw new AppError(Reason.INVALID_REQUEST, { fields: { [`component_events_data[${repeated}].league_event_id`]: 'Each event can be chosen once.' } });
  }
  if (tiebreakerId !== undefined && !chosen.some(({ eventId }) => eventId === tiebreakerId)) throw new AppError(Reason.TIEBREAKER_NOT_COMPONENT);
  if (dates.start && dates.end && dates.end <= dates.start) throw new AppError(Reason.CIRCUIT_ENDS_BEFORE_START);
}

/** What a circuit needs to know of an event. */
export type ChosenEvent = { id: string; status: string; betting_type: string };

/**
 * Whether these events make a circuit: all of them of its league, still open, the tiebreaker one that can break a tie.
 * @param events the ones of the chosen events that the league has
 * @throws AppError EVENT_NOT_IN_LEAGUE, CIRCUIT_EVENT_OVER, TIEBREAKER_STANDARD
 */
export function checkEvents(chosen: readonly Component[], tiebreakerId: string | undefined, events: readonly ChosenEvent[]): void {
  if (events.length < chosen.length) throw new AppError(Reason.EVENT_NOT_IN_LEAGUE);
  if (events.some(({ status }) => status !== 'open')) throw new AppError(Reason.CIRCUIT_EVENT_OVER);
  const tiebreaker = events.find(({ id }) => id === tiebreakerId);
  if (tiebreaker?.betting_type === 'standard') throw new AppError(Reason.TIEBREAKER_STANDARD);
}
