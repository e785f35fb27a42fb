import { money } from '@oddsmates/kit';
import { decisionWords } from './decision-words';

const place = (name: string, score: number, distanceHundredths: bigint | null = null, winner = false) => ({ name, score, distanceHundredths, winner });
const pot = money.cents(1_000n);
const tiebreaker = 'How many?';

test.each([
  ['Nobody took part.', { rule: 'no_participants' as const, pot: money.cents(0n), tiebreaker: undefined }, []],
  ['Ada had the highest score: 1 point.', { rule: 'highest_score' as const, pot, tiebreaker }, [place('Ada', 1, null, true), place('Ben', 0)]],
  [
    'Ada, Ben and Cy were level on 40 points. Ada was nearest on How many?, off by 2.5.', { rule: 'nearest_guess' as const, pot, tiebreaker },
    [place('Ada', 40, 250n, true), place('Ben', 40, 300n), place('Cy', 40), place('Di', 10, 0n)],
  ],
  [
    'Ada and Ben were level on 0 points. They share the pot of $10.00.', { rule: 'shared' as const, pot, tiebreaker: undefined },
    [place('Ada', 0, null, true), place('Ben', 0, null, true)],
  ],
  [
    'Ada, Ben and Cy were level on 40 points. Ada and Ben were equally near on How many?, off by 0. They share the win.',
    { rule: 'shared' as const, pot: money.cents(0n), tiebreaker }, [place('Ada', 40, 0n, true), place('Ben', 40, 0n, true), place('Cy', 40)],
  ],
])('says %p', (words, on, places) => {
  expect(decisionWords(on, places)).toBe(words);
});

test('names five of many', () => {
  const places = Array.from({ length: 8 }, (_, at) => place(`P${at}`, 3, null, true));
  expect(decisionWords({ rule: 'shared', pot, tiebreaker: undefined }, places)).toBe('P0, P1, P2, P3, P4 and 3 more were level on 3 points. They share the pot of $10.00.');
});
