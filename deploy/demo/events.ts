/** One bet: who, on what, for how many dollars. */
export interface DemoBet {
  by: string;
  amount: number;
  /** 'home' or 'away'; for a closest guess the number. */
  pick: 'home' | 'away' | number;
}

/** An event of the demo league, with its bets and, where it is over, its result. */
export interface DemoEvent {
  name: string;
  sport: string;
  home: string;
  away: string;
  /** Decimal odds and line of each side; left out where a number is guessed. */
  market?: { key: 'h2h' | 'spreads'; odds: [home: number, away: number]; line?: number };
  /** Days from now, before it for what is over. */
  inDays: number;
  bets: DemoBet[];
  /** What the captain says at the end. */
  result?: { winner: 'home' | 'away'; score: [home: number, away: number] } | { value: number };
}

/** What is over comes first, so that the bankrolls tell a story before the open events ask for the next bet. */
export const EVENTS: readonly DemoEvent[] = [
  {
    name: 'Harbor Gulls vs Iron Foxes',
    sport: 'Basketball',
    home: 'Harbor Gulls',
    away: 'Iron Foxes',
    market: { key: 'h2h', odds: [1.91, 2.1] },
    inDays: -3,
    bets: [
      { by: 'maya', amount: 100, pick: 'home' },
      { by: 'leo', amount: 75, pick: 'away' },
      { by: 'nina', amount: 50, pick: 'home' },
      { by: 'priya', amount: 120, pick: 'home' },
    ],
    result: { winner: 'away', score: [98, 104] },
  },
  {
    name: 'Cedar Rapids Comets at Bay City Tides',
    sport: 'American Football',
    home: 'Bay City Tides',
    away: 'Cedar Rapids Comets',
    market: { key: 'spreads', odds: [1.91, 1.91], line: -3.5 },
    inDays: -2,
    bets: [
      { by: 'leo', amount: 60, pick: 'away' },
      { by: 'nina', amount: 110, pick: 'home' },
      { by: 'sam', amount: 25, pick: 'home' },
      { by: 'priya', amount: 40, pick: 'home' },
    ],
    result: { winner: 'home', score: [27, 20] },
  },
  {
    name: 'How many goals in the Lakeside derby?',
    sport: 'Hockey',
    home: 'Lakeside',
    away: 'Northport',
    inDays: -1,
    bets: [
      { by: 'maya', amount: 20, pick: 5 },
      { by: 'sam', amount: 20, pick: 7 },
      { by: 'nina', amount: 20, pick: 6.5 },
    ],
    result: { value: 7 },
  },
  {
    name: 'Vale United vs Stonebridge',
    sport: 'Soccer',
    home: 'Vale United',
    away: 'Stonebridge',
    market: { key: 'h2h', odds: [1.65, 2.4] },
    inDays: 1,
    bets: [
      { by: 'leo', amount: 80, pick: 'away' },
      { by: 'priya', amount: 50, pick: 'home' },
    ],
  },
  {
    name: 'Harbor Gulls at Summit Kings',
    sport: 'Basketball',
    home: 'Summit Kings',
    away: 'Harbor Gulls',
    market: { key: 'spreads', odds: [1.95, 1.87], line: 4.5 },
    inDays: 2,
    bets: [
      { by: 'nina', amount: 75, pick: 'away' },
      { by: 'maya', amount: 50, pick: 'home' },
    ],
  },
  {
    name: 'Total points in the all-star game?',
    sport: 'Basketball',
    home: 'East',
    away: 'West',
    inDays: 3,
    bets: [
      { by: 'sam', amount: 30, pick: 311 },
      { by: 'leo', amount: 15, pick: 342.5 },
    ],
  },
];
