import { odds, ODDS_MAX, ODDS_MIN } from './odds';

test('every odds of the product survive the way to the API and back', () => {
  const all = Array.from({ length: ODDS_MAX - ODDS_MIN + 1 }, (_, index) => ODDS_MIN + index);
  expect(all.map((hundredths) => odds.fromWire(odds.toWire(odds.hundredths(hundredths))))).toEqual(all);
});

test.each([1, 1.005, 1000.01, NaN, Infinity, -2, 1.9099])('%p are no odds', (decimal) => {
  expect(() => odds.fromWire(decimal)).toThrow(RangeError);
});
