/** What decides whether a bet can be placed. */
export type BettingState = { status: string; book_opened: boolean; source: string; commence_time: Date };

/**
 * Whether betting on an event is open (docs/domain-rules.md#events-and-markets): from the opening of its book until the captain completes or
 * cancels it; for an event of the feed until it starts as well, since its odds are pre-match odds.
 */
export function isBettingOpen(event: BettingState, now: Date): boolean {
  return event.status === 'open' && event.book_opened && (event.source === 'custom' || now < event.commence_time);
}
