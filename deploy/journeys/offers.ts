import type { ApiClient } from '../stack/api-client';
import type { Calls } from '@oddsmates/proto/api';

type MarketEvent = Calls['league.ListSportEvents']['response'][number];
type Bookmaker = MarketEvent['bookmakers'][number];

/** An event of the odds feed, where to find it, and one bookmaker's odds on it. */
export interface Offer {
  group: string;
  sport: string;
  event: MarketEvent;
  bookmaker: Bookmaker;
}

/** Long enough before it starts that a journey is over by then. */
const AHEAD_MS = 30 * 60_000;

/** Finds an offer that suits, among the events that start late enough. @throws Error when nobody offers it */
export async function findOffer(api: ApiClient, suits: (bookmaker: Bookmaker, event: MarketEvent) => boolean): Promise<Offer> {
  const { data } = await api.call('league.BrowseMarket');
  for (const { key, title, group } of data?.sports ?? []) {
    for (const event of await api.call('league.ListSportEvents', { sport_key: key })) {
      if (Date.parse(event.commence_time) < Date.now() + AHEAD_MS) continue;
      const bookmaker = event.bookmakers.find((one) => suits(one, event));
      if (bookmaker) return { group, sport: title, event, bookmaker };
    }
  }
  throw new Error('No event of the feed is offered like this');
}

/** The outcome of a bookmaker's market. */
export function outcome({ markets }: Bookmaker, market: string, key: string) {
  const found = markets.find((one) => one.key === market)?.outcomes.find((one) => one.key === key);
  if (!found) throw new Error(`No ${market} ${key} is offered`);
  return found;
}

/** Decimal odds as an American player writes them. */
export function american(price: number): string {
  return price >= 2 ? `+${Math.round((price - 1) * 100)}` : `${Math.round(-100 / (price - 1))}`;
}
