import { odds, ODDS_MAX, ODDS_MIN } from '@oddsmates/kit';
import type { Market, Outcome } from '../domain/market';
import type { GivenMarket, GivenOutcome } from './given';

/** How the outcomes of an event are named. */
export type Sides = { homeTeam: string; awayTeam: string };

/** Points beyond this are no line of any sport. */
const POINT_MAX = 1_000;
const ORDER: ReadonlyMap<string, readonly string[]> = new Map([
  ['h2h', ['home', 'away', 'draw']],
  ['spreads', ['home', 'away']],
  ['totals', ['over', 'under']],
]);

/**
 * A market of a source as the league keeps it, its outcomes known by key (docs/domain-rules.md#events-and-markets); undefined when it cannot
 * be bet on as a whole: a kind the product does not have (lay odds of exchanges, outrights), odds that pay nothing back, an outcome that is
 * neither side, a side that is missing, lines that do not belong together, or quarter lines, which cannot be settled. A market that lacks one
 * of its outcomes is dropped and not offered without it: on two of three outcomes a draw would be settled as a push.
 */
export function readMarket(given: GivenMarket, sides: Sides): Market | undefined {
  const order = ORDER.get(given.key);
  if (!order) return undefined;
  const outcomes: Outcome[] = [];
  for (const outcome of given.outcomes) {
    const read = readOutcome(outcome, given.key, sides);
    if (!read || outcomes.some(({ key }) => key === read.key)) return undefined;
    outcomes.push(read);
  }
  const sorted = order.flatMap((key) => outcomes.filter((outcome) => outcome.key === key));
  const [first, second] = sorted;
  if (!first || !second || first.key !== order[0] || second.key !== order[1]) return undefined;
  return linesBelongTogether(given.key, first, second) ? { key: given.key, outcomes: sorted } : undefined;
}

function readOutcome({ name, price, point }: GivenOutcome, market: string, sides: Sides): Outcome | undefined {
  const key = keyOf(name, market, sides);
  const hundredths = Math.round(price * 100);
  if (key === undefined || !(hundredths >= ODDS_MIN && hundredths <= ODDS_MAX)) return undefined;
  const pointTenths = market === 'h2h' ? null : tenths(point);
  return pointTenths === undefined ? undefined : { key, name, oddsHundredths: odds.hundredths(hundredths), pointTenths };
}

function keyOf(name: string, market: string, { homeTeam, awayTeam }: Sides): string | undefined {
  if (market === 'totals') return name === 'Over' ? 'over' : name === 'Under' ? 'under' : undefined;
  if (name === homeTeam) return 'home';
  if (name === awayTeam) return 'away';
  return market === 'h2h' && name === 'Draw' ? 'draw' : undefined;
}

/** Whole and half points only. Adding 0 turns a negative zero into a plain one. */
function tenths(point: number | undefined): number | undefined {
  if (point === undefined || !Number.isInteger(point * 2) || Math.abs(point) > POINT_MAX) return undefined;
  return Math.round(point * 10) + 0;
}

function linesBelongTogether(market: string, first: Outcome, second: Outcome): boolean {
  const [one, other] = [first.pointTenths ?? 0, second.pointTenths ?? 0];
  if (market === 'spreads') return one + other === 0;
  return market === 'h2h' || (one === other && one > 0);
}
