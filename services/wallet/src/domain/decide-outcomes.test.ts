import { odds } from '@oddsmates/kit';
import fc from 'fast-check';
import type { Market, MarketKey } from './book';
import { decideOutcomes } from './decide-outcomes';
import type { Result } from './payout';

function market(key: MarketKey, outcomes: [key: string, pointTenths: number | null][]): Market {
  return { key, outcomes: outcomes.map(([outcome, pointTenths]) => ({ key: outcome, name: outcome, odds: odds.hundredths(190), pointTenths })) };
}

const h2h = market('h2h', [['home', null], ['away', null]]);
const threeWay = market('h2h', [['home', null], ['away', null], ['draw', null]]);
const spreads = market('spreads', [['home', -35], ['away', 35]]);
const wholeSpreads = market('spreads', [['home', -30], ['away', 30]]);
const totals = market('totals', [['over', 2150], ['under', 2150]]);

function results(markets: Market[], winningOutcome: string, score?: [number, number]): Record<string, Result> {
  const final = { winningOutcome, score: score && { home: score[0], away: score[1] } };
  return Object.fromEntries(decideOutcomes(markets, final).map((each) => [`${each.market}.${each.outcome}`, each.result]));
}

test('the winning outcome decides the first market and nothing else', () => {
  expect(results([h2h, spreads, totals], 'away')).toEqual({
    'h2h.home': 'lost', 'h2h.away': 'won',
    'spreads.home': 'void', 'spreads.away': 'void',
    'totals.over': 'void', 'totals.under': 'void',
  });
});

test('a draw loses both sides of a three-way market', () => {
  expect(results([threeWay], 'draw')).toEqual({ 'h2h.home': 'lost', 'h2h.away': 'lost', 'h2h.draw': 'won' });
});

test('a spread or total in first place goes by the score, and without one by the winning outcome', () => {
  expect(results([spreads], 'away', [120, 100])).toEqual({ 'spreads.home': 'won', 'spreads.away': 'lost' });
  expect(results([spreads], 'away')).toEqual({ 'spreads.home': 'lost', 'spreads.away': 'won' });
  expect(results([totals], 'under', [109, 106])).toEqual({ 'totals.over': 'push', 'totals.under': 'push' });
  expect(results([totals], 'under')).toEqual({ 'totals.over': 'lost', 'totals.under': 'won' });
});

test('a first market without lines goes by the winning outcome', () => {
  expect(results([market('spreads', [['home', null], ['away', 35]])], 'home', [1, 2])).toEqual({ 'spreads.home': 'won', 'spreads.away': 'lost' });
});

test('a moneyline in first place goes by the winning outcome, whatever the score', () => {
  expect(results([h2h], 'away', [120, 100])).toEqual({ 'h2h.home': 'lost', 'h2h.away': 'won' });
});

test.each<[string, Market, [number, number], Result, Result]>([
  ['covered', spreads, [110, 106], 'won', 'lost'],
  ['not covered', spreads, [109, 106], 'lost', 'won'],
  ['lost outright', spreads, [90, 106], 'lost', 'won'],
  ['met exactly', wholeSpreads, [109, 106], 'push', 'push'],
])('a spread that is %s', (_, line, score, home, away) => {
  expect(results([h2h, line], 'home', score)).toMatchObject({ 'spreads.home': home, 'spreads.away': away });
});

test.each<[string, [number, number], Result, Result]>([
  ['over', [110, 106], 'won', 'lost'],
  ['under', [100, 106], 'lost', 'won'],
  ['level with the line', [109, 106], 'push', 'push'],
])('a total that ends %s', (_, score, over, under) => {
  expect(results([h2h, totals], 'home', score)).toMatchObject({ 'totals.over': over, 'totals.under': under });
});

test('a later moneyline goes by the score; level is a push unless a draw can be bet on', () => {
  expect(results([spreads, h2h], 'home', [3, 1])).toMatchObject({ 'h2h.home': 'won', 'h2h.away': 'lost' });
  expect(results([spreads, h2h], 'home', [2, 2])).toMatchObject({ 'h2h.home': 'push', 'h2h.away': 'push' });
  expect(results([spreads, threeWay], 'home', [2, 2])).toMatchObject({ 'h2h.home': 'lost', 'h2h.draw': 'won' });
});

test('an outcome without its line, or that its market does not know, is void', () => {
  const odd = market('spreads', [['home', null], ['draw', 10]]);
  expect(results([h2h, odd, market('totals', [['home', 10]])], 'home', [1, 0])).toMatchObject({
    'spreads.home': 'void', 'spreads.draw': 'void', 'totals.home': 'void',
  });
});

test('two sides of one line never both win and never both lose', () => {
  const points = fc.integer({ min: -500, max: 500 });
  const score = fc.nat({ max: 300 });
  fc.assert(
    fc.property(points, points, score, score, (line, sum, home, away) => {
      const all = results(
        [h2h, market('spreads', [['home', line], ['away', -line]]), market('totals', [['over', sum], ['under', sum]])],
        'home',
        [home, away],
      );
      for (const pair of [['spreads.home', 'spreads.away'], ['totals.over', 'totals.under']]) {
        expect(['lost,won', 'push,push']).toContain(pair.map((key) => all[key]).sort().join());
      }
    }),
  );
});
