import fc from 'fast-check';
import type { GivenMarket } from './given';
import { readMarket } from './read-market';

const SIDES = { homeTeam: 'Lakers', awayTeam: 'Bulls' };
const two = (key: string, first: object, second: object): GivenMarket => ({ key, outcomes: [{ name: 'Bulls', price: 2.1, ...first }, { name: 'Lakers', price: 1.8, ...second }] });
const total = (over: number | undefined, under: number | undefined): GivenMarket => ({
  key: 'totals',
  outcomes: [{ name: 'Under', price: 1.91, point: under }, { name: 'Over', price: 1.91, point: over }],
});

test('outcomes are known by name, in whatever order they come', () => {
  expect(readMarket(two('h2h', {}, {}), SIDES)).toEqual({
    key: 'h2h',
    outcomes: [{ key: 'home', name: 'Lakers', oddsHundredths: 180, pointTenths: null }, { key: 'away', name: 'Bulls', oddsHundredths: 210, pointTenths: null }],
  });
  expect(readMarket(total(52.5, 52.5), SIDES)?.outcomes.map(({ key, pointTenths }) => [key, pointTenths])).toEqual([['over', 525], ['under', 525]]);
});

test('a third outcome named Draw makes a three-way market', () => {
  const threeWay = { key: 'h2h', outcomes: [{ name: 'Draw', price: 3.25 }, ...two('h2h', {}, {}).outcomes] };
  expect(readMarket(threeWay, SIDES)?.outcomes.map(({ key, name }) => [key, name])).toEqual([['home', 'Lakers'], ['away', 'Bulls'], ['draw', 'Draw']]);
  expect(readMarket({ ...threeWay, key: 'spreads' }, SIDES)).toBeUndefined();
});

test.each(['h2h_lay', 'outrights', 'outrights_lay', 'alternate_spreads', 'constructor', ''])('a market of the kind %j is dropped', (key) => {
  expect(readMarket(two(key, {}, {}), SIDES)).toBeUndefined();
});

test.each([1, 0.5, 0, -2, 1.004, 1000.01, NaN, Infinity, -Infinity])('a market with the price %p is dropped whole', (price) => {
  expect(readMarket(two('h2h', { price }, {}), SIDES)).toBeUndefined();
  const threeWay = { key: 'h2h', outcomes: [{ name: 'Draw', price }, ...two('h2h', {}, {}).outcomes] };
  expect(readMarket(threeWay, SIDES)).toBeUndefined();
});

test.each([
  ['that are not opposite', 3.5, -3],
  ['of the same sign', 3.5, 3.5],
  ['of a quarter', 0.25, -0.25],
  ['of three quarters', 1.75, -1.75],
  ['of other fractions', 1.1, -1.1],
  ['that are missing', undefined, -3.5],
])('spreads with lines %s are dropped', (_, away, home) => {
  expect(readMarket(two('spreads', { point: away }, { point: home }), SIDES)).toBeUndefined();
});

test('a spread of zero is zero on both sides', () => {
  expect(readMarket(two('spreads', { point: 0 }, { point: -0 }), SIDES)?.outcomes.map(({ pointTenths }) => Object.is(pointTenths, 0))).toEqual([true, true]);
});

test.each([[52.5, 52], [2.25, 2.25], [2.75, 2.75], [undefined, 2.5], [0, 0], [-3.5, -3.5], [1e9, 1e9]])('totals of %p over and %p under are dropped', (over, under) => {
  expect(readMarket(total(over, under), SIDES)).toBeUndefined();
});

test('a market that lacks a side, has one twice or names a stranger is dropped', () => {
  const [bulls, lakers] = two('h2h', {}, {}).outcomes;
  if (!bulls || !lakers) throw new Error('no outcomes');
  for (const outcomes of [[], [bulls], [bulls, bulls], [bulls, lakers, lakers], [bulls, { ...lakers, name: 'LA Lakers' }], [bulls, { ...lakers, name: 'Draw' }]]) {
    expect(readMarket({ key: 'h2h', outcomes }, SIDES)).toBeUndefined();
  }
});

test('whatever comes in, what comes out can be bet on and settled', () => {
  const outcome = fc.record({
    name: fc.constantFrom('Lakers', 'Bulls', 'Draw', 'Over', 'Under', 'Other'),
    price: fc.oneof(fc.double(), fc.double({ min: 1.01, max: 50, noNaN: true })),
    point: fc.option(fc.integer({ min: -40, max: 40 }).map((quarters) => quarters / 4), { nil: undefined }),
  });
  const market = fc.record({ key: fc.constantFrom('h2h', 'spreads', 'totals', 'h2h_lay'), outcomes: fc.array(outcome, { maxLength: 4 }) });
  fc.assert(
    fc.property(market, (given) => {
      const read = readMarket(given, SIDES);
      if (!read) return;
      expect(read.outcomes.length).toBe(given.outcomes.length);
      expect(read.outcomes.every(({ oddsHundredths, pointTenths }) => oddsHundredths > 100 && (pointTenths ?? 0) % 5 === 0)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
