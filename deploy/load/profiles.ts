/** What a player does, at the rate of the profile. */
export type Deed = 'bet' | 'chat' | 'read league' | 'read event' | 'read leagues' | 'read record';

/** So many requests a second, for so long. */
export interface Stage {
  perSecond: number;
  seconds: number;
}

/** A load, and what must hold under it. */
export interface Profile {
  /** What it is for, a sentence. */
  about: string;
  /** Who plays: every league has a captain and members of its own. */
  world: { leagues: number; playersPerLeague: number };
  stages: readonly Stage[];
  /** How often each deed comes, of all of them. A player bets on an event once, so the events are made to suffice. */
  mix: Partial<Record<Deed, number>>;
  /** Everybody bets on the one event of their league; otherwise each bet of a player is on another event. */
  hot?: boolean;
  /** Nobody has a connection yet: whoever finds none free opens another. Otherwise players keep theirs. */
  newcomers?: boolean;
  /** Streams that are open meanwhile, each of which has to hear of every line said in its league. */
  listeners: number;
  /** Of every deed: the 95th percentile, in ms. */
  p95Ms: Partial<Record<Deed, number>>;
  /** The share of requests that may be turned away because there are too many (429, 503). Nothing else may fail. */
  turnedAway: number;
}

/** An evening: much is read, something is said, now and then somebody bets. */
const EVENING: Profile['mix'] = { 'read league': 6, 'read event': 4, 'read leagues': 3, 'read record': 2, bet: 3, chat: 2 };
const QUICK: Profile['p95Ms'] = { bet: 250, chat: 250, 'read league': 250, 'read event': 250, 'read leagues': 250, 'read record': 250 };
const PATIENT = Object.fromEntries(Object.keys(QUICK).map((deed) => [deed, 2_500])) as Profile['p95Ms'];
const SPIKE: Profile['stages'] = [{ perSecond: 20, seconds: 15 }, { perSecond: 250, seconds: 8 }, { perSecond: 20, seconds: 30 }];

/** Every profile, by the name that `npm run load -- <name>` takes. For a machine of two processors that carries the load generator as well. */
export const PROFILES: Record<string, Profile> = {
  smoke: {
    about: 'A little of everything: whether the load itself and the product work.',
    world: { leagues: 2, playersPerLeague: 5 },
    stages: [{ perSecond: 20, seconds: 10 }],
    mix: EVENING,
    listeners: 4,
    p95Ms: Object.fromEntries(Object.keys(QUICK).map((deed) => [deed, 1_500])),
    turnedAway: 0,
  },
  load: {
    about: 'What an evening asks of it, for minutes.',
    world: { leagues: 8, playersPerLeague: 10 },
    stages: [{ perSecond: 30, seconds: 15 }, { perSecond: 60, seconds: 120 }],
    mix: EVENING,
    listeners: 40,
    p95Ms: QUICK,
    turnedAway: 0,
  },
  stress: {
    about: 'More and more, beyond what the machine carries: what is turned away is turned away clearly, and nothing is lost.',
    world: { leagues: 8, playersPerLeague: 10 },
    stages: [50, 100, 200, 300, 400].map((perSecond) => ({ perSecond, seconds: 20 })),
    mix: EVENING,
    listeners: 20,
    p95Ms: PATIENT,
    turnedAway: 0.8,
  },
  spike: {
    about: 'Everybody at once for a moment, and calm before and after.',
    world: { leagues: 8, playersPerLeague: 10 },
    stages: SPIKE,
    mix: EVENING,
    listeners: 20,
    p95Ms: PATIENT,
    turnedAway: 0.8,
  },
  arrival: {
    about: 'The same spike by players who have just come: whoever finds no connection free opens another.',
    world: { leagues: 8, playersPerLeague: 10 },
    stages: SPIKE,
    mix: EVENING,
    newcomers: true,
    listeners: 20,
    p95Ms: PATIENT,
    turnedAway: 0.8,
  },
  soak: {
    about: 'The same for long: nothing piles up.',
    world: { leagues: 8, playersPerLeague: 10 },
    stages: [{ perSecond: 30, seconds: 1_200 }],
    mix: EVENING,
    listeners: 40,
    p95Ms: QUICK,
    turnedAway: 0,
  },
  'hot-event': {
    about: 'The last seconds before a game: all bet on it, all look at it.',
    world: { leagues: 2, playersPerLeague: 60 },
    stages: [{ perSecond: 40, seconds: 12 }],
    mix: { bet: 1, 'read event': 2, 'read league': 1 },
    hot: true,
    listeners: 60,
    p95Ms: QUICK,
    turnedAway: 0,
  },
  chat: {
    about: 'A goal: everybody writes, everybody listens.',
    world: { leagues: 1, playersPerLeague: 50 },
    stages: [{ perSecond: 30, seconds: 30 }],
    mix: { chat: 1 },
    listeners: 50,
    p95Ms: QUICK,
    turnedAway: 0,
  },
};
