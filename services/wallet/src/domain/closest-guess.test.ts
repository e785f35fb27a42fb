import { money, type Cents } from '@oddsmates/kit';
import fc from 'fast-check';
import { decideClosestGuess, sharePot, type GuessGroup } from './closest-guess';

const cents = money.cents;
const group = (guess: bigint, stakes = 1_000n, bettors = 1): GuessGroup => ({ guess, bettors, stakes: cents(stakes) });

test('the nearest guess wins', () => {
  expect(decideClosestGuess(4_200n, [group(4_300n, 500n), group(4_500n)], 2)).toEqual({ kind: 'won', guesses: [4_300n], winningStakes: 500n });
});

test('too high and too low by the same win together', () => {
  const decision = decideClosestGuess(4_200n, [group(4_300n, 500n), group(4_100n, 700n)], 3);
  expect(decision).toEqual({ kind: 'won', guesses: [4_300n, 4_100n], winningStakes: 1_200n });
});

test('below zero is a number like any other', () => {
  expect(decideClosestGuess(-100n, [group(-300n), group(200n)], 2)).toMatchObject({ guesses: [-300n] });
});

test('a single bettor has nobody to bet against', () => {
  expect(decideClosestGuess(1n, [group(1n)], 1)).toEqual({ kind: 'returned' });
  expect(decideClosestGuess(1n, [], 0)).toEqual({ kind: 'returned' });
});

test.each<[bigint, bigint[], bigint[]]>([
  [6_000n, [2_000n], [6_000n]],
  [1_000n, [100n, 100n, 100n], [334n, 333n, 333n]],
  [5_000n, [1_000n, 2_000n], [1_667n, 3_333n]],
  [101n, [1n, 99n], [2n, 99n]],
])('a pot of %d shared by stakes %j', (pot, stakes, shares) => {
  expect(sharePot(cents(pot), stakes.map(cents))).toEqual(shares);
});

test('the parts add up to the pot, nobody gets less than the stake, and left-over cents are fewer than the winners', () => {
  const stake = fc.bigInt(1n, 1_000_000_000n).map(cents);
  fc.assert(
    fc.property(fc.array(stake, { minLength: 1, maxLength: 20 }), fc.bigInt(0n, 1_000_000_000n), (stakes: Cents[], lost) => {
      const winningStakes = stakes.reduce((sum, each) => sum + each, 0n);
      const pot = winningStakes + lost;
      const shares = sharePot(cents(pot), stakes);
      expect(shares.reduce((sum, each) => sum + each, 0n)).toBe(pot);
      shares.forEach((share, index) => {
        const fair = (pot * (stakes[index] ?? 0n)) / winningStakes;
        expect(share >= (stakes[index] ?? 0n)).toBe(true);
        expect(share - fair < BigInt(index === 0 ? stakes.length : 1)).toBe(true);
      });
    }),
  );
});
