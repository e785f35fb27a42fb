import type { League, Market } from '../../league-event/types';
import type { Bookmaker, ExternalEvent } from './types';

const ORDER = ['h2h', 'spreads', 'totals'];

/** The markets of a bookmaker, the moneyline first: the first market of an event is the one its result is named for. */
export function marketsOf(bookmaker: Bookmaker): Market[] {
  const place = ({ key }: Market) => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);
  return [...bookmaker.markets].sort((one, other) => place(one) - place(other));
}

/** What the captain has chosen so far; undefined until then. */
export interface Choice {
  bookmaker?: string;
  /** Keys of markets. */
  markets?: readonly string[];
}

/** What would be added: the first bookmaker and its first market unless chosen otherwise. Markets that are not offered drop out. */
export function chosenOf({ bookmakers }: ExternalEvent, choice: Choice): { bookmaker: Bookmaker; markets: Market[] } | undefined {
  const bookmaker = bookmakers.find(({ key }) => key === choice.bookmaker) ?? bookmakers[0];
  if (!bookmaker) return undefined;
  const offered = marketsOf(bookmaker);
  return { bookmaker, markets: choice.markets ? offered.filter(({ key }) => choice.markets?.includes(key)) : offered.slice(0, 1) };
}

/** The moneyline of the first bookmaker that has one, or else the first market there is. */
export function headlineOf({ bookmakers }: ExternalEvent): Market | undefined {
  const markets = bookmakers.flatMap(marketsOf);
  return markets.find(({ key }) => key === 'h2h') ?? markets[0];
}

/** Whether the league has an event of the feed already; one that was cancelled there can be added again. */
export const isInLeague = (league: League, { id, sport_key }: Pick<ExternalEvent, 'id' | 'sport_key'>): boolean =>
  league.events.some(({ source, event_key, event_id, status }) => source === 'market' && event_key === sport_key && event_id === id && status !== 'cancelled');
