import { peopleOf, type Context, type People } from '@oddsmates/kit';
import type { LeagueEvent } from '@oddsmates/proto/grpc/league/v1/event';
import type { EventBet } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import type { Deps } from '../deps';
import { getEvent, type EventRow } from '../store/events';
import { eventAnswer } from './event-answer';

/** The bets on these events that the caller may know of, in one call however many events there are. */
export async function betsOn({ wallet }: Pick<Deps, 'wallet'>, ctx: Context, events: readonly EventRow[]): Promise<EventBet[]> {
  if (events.length === 0) return [];
  const { bets } = await wallet.listEventBets(ctx, { event_ids: events.map((event) => event.id), viewer_id: ctx.userId });
  return bets;
}

/** Puts each event together with its bets. */
export function withBets(events: readonly EventRow[], bets: readonly EventBet[], people: People, now: Date): LeagueEvent[] {
  const byEvent = new Map<string, EventBet[]>(events.map((event) => [event.id, []]));
  for (const bet of bets) byEvent.get(bet.event_id)?.push(bet);
  return events.map((event) => eventAnswer(event, byEvent.get(event.id) ?? [], people, now));
}

/** Events as the caller may see them. @throws AppError UNAVAILABLE when the wallet cannot be reached */
export async function describeEvents(deps: Deps, ctx: Context, events: readonly EventRow[]): Promise<LeagueEvent[]> {
  const bets = await betsOn(deps, ctx, events);
  const people = await peopleOf(deps, ctx, bets.map((bet) => bet.user_id));
  return withBets(events, bets, people, deps.clock());
}

/** One event as it is now and as the caller may see it. */
export async function describeEvent(deps: Deps, ctx: Context, eventId: string): Promise<LeagueEvent | undefined> {
  const [event] = await describeEvents(deps, ctx, [await getEvent(deps.db, eventId)]);
  return event;
}
