import fc from 'fast-check';
import { badgesOf } from './achievements';
import { guessFromWire, guessToWire } from './guess';
import { selectionOf } from './selection';
import { slotOf, SLOTS } from './slots';
import { userLevel, winRate } from './statistics';

test('the win rate is a percentage with one decimal', () => {
  expect([winRate(0, 0), winRate(1, 0), winRate(0, 3), winRate(2, 1), winRate(1, 2)]).toEqual([0, 100, 0, 66.7, 33.3]);
});

test('a level is 100 points', () => {
  expect([userLevel(0), userLevel(99), userLevel(100), userLevel(250)]).toEqual([1, 1, 2, 3]);
});

test('a guess comes back as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), (hundredths) => {
      expect(guessToWire(guessFromWire(hundredths / 100))).toBe(hundredths / 100);
    }),
  );
});

test.each([0.001, 1e21, Number.NaN, Number.POSITIVE_INFINITY])('%d is no guess', (guess) => {
  expect(() => guessFromWire(guess)).toThrow(RangeError);
});

const pick = { market_key: 'h2h', outcome_key: 'home', outcome_name: 'Lakers', point_tenths: null, guess_hundredths: null };
test.each([
  [pick, 'Lakers'],
  [{ ...pick, market_key: 'spreads', point_tenths: -35 }, 'Lakers -3.5'],
  [{ ...pick, market_key: 'spreads', point_tenths: 70 }, 'Lakers +7'],
  [{ ...pick, market_key: 'spreads', point_tenths: 0 }, 'Lakers 0'],
  [{ ...pick, market_key: 'totals', outcome_name: 'Over', point_tenths: 2155 }, 'Over 215.5'],
  [{ ...pick, market_key: null, outcome_key: null, outcome_name: null, guess_hundredths: 4_250n }, '42.5'],
])('a pick in words: %#', (picked, words) => {
  expect(selectionOf(picked)).toBe(words);
});

test('a slot is one of 16 and always the same for a player', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(slotOf(id)).toBeGreaterThanOrEqual(0);
      expect(slotOf(id)).toBeLessThan(SLOTS);
      expect(slotOf(id.toUpperCase())).toBe(slotOf(id));
    }),
  );
});

test('every badge is there, earned or not', () => {
  const nothing = { first_bet: null, first_win: null, ten_wins: null, three_in_a_row: null, long_shot: null, closest_guess: null };
  const day = new Date('2026-01-31T18:00:00Z');
  const badges = badgesOf({ ...nothing, first_bet: day });
  expect(badges.map(({ key }) => key).sort()).toEqual(Object.keys(nothing).sort());
  expect(badges.filter(({ earnedAt }) => earnedAt !== undefined)).toEqual([{ key: 'first_bet', title: 'First Bet', earnedAt: day }]);
});
