import type { Market } from '../domain/market';
import type { GivenBookmaker, GivenEvent } from './given';
import type { FeedBookmaker, FeedEvent, FeedSport } from './odds-feed';
import { readMarket, type Sides } from './read-market';

/** How many events of a sport, and how many bookmakers of an event, are taken. */
const EVENTS_MAX = 200;
const BOOKMAKERS_MAX = 20;
/** What the contract takes for an id, a key or a team's name. */
const TEXT_MAX = 100;

/** The events of a source that make sense, the next one first. An event may have no bookmaker yet. */
export function readEvents(given: readonly GivenEvent[], sport: FeedSport, readAt: Date): FeedEvent[] {
  const events = new Map<string, FeedEvent>();
  for (const each of given) {
    if (isSound(each) && !events.has(each.id)) events.set(each.id, readEvent(each, sport, readAt));
  }
  return [...events.values()].sort((one, other) => one.commenceTime.getTime() - other.commenceTime.getTime() || (one.id < other.id ? -1 : 1)).slice(0, EVENTS_MAX);
}

function isSound({ id, homeTeam, awayTeam, commenceTime }: GivenEvent): boolean {
  return isText(id) && isText(homeTeam) && isText(awayTeam) && homeTeam !== awayTeam && !Number.isNaN(commenceTime.getTime());
}

function isText(text: string): boolean {
  return text.length > 0 && text.length <= TEXT_MAX;
}

function readEvent({ id, commenceTime, homeTeam, awayTeam, bookmakers }: GivenEvent, sport: FeedSport, readAt: Date): FeedEvent {
  const read = new Map<string, FeedBookmaker>();
  for (const given of bookmakers) {
    const bookmaker = readBookmaker(given, { homeTeam, awayTeam }, readAt);
    if (bookmaker.markets.length > 0 && isText(given.key) && !read.has(given.key)) read.set(given.key, bookmaker);
  }
  return { id, sport, commenceTime, homeTeam, awayTeam, bookmakers: [...read.values()].slice(0, BOOKMAKERS_MAX), readAt };
}

function readBookmaker(given: GivenBookmaker, sides: Sides, readAt: Date): FeedBookmaker {
  const markets = new Map<string, Market>();
  let lastUpdate = readAt;
  for (const market of given.markets) {
    const read = markets.has(market.key) ? undefined : readMarket(market, sides);
    if (!read) continue;
    markets.set(market.key, read);
    const updated = market.lastUpdate ?? given.lastUpdate ?? readAt;
    if (updated < lastUpdate) lastUpdate = updated;
  }
  return { key: given.key, title: given.title || given.key, markets: [...markets.values()], lastUpdate };
}
