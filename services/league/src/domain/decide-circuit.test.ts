import { money } from '@oddsmates/kit';
import fc from 'fast-check';
import type { EarnedPoints, Entry } from './circuit-standings';
import { decideCircuit, type Contest } from './decide-circuit';

const NOON = Date.UTC(2026, 2, 1, 12);
const entry = (userId: string, minute = 0, missedEventIds: string[] = []): Entry => ({ id: `entry ${userId}`, userId, joinedAt: new Date(NOON + minute * 60_000), missedEventIds });
const won = (userId: string, eventId: string, points: number): EarnedPoints => ({ userId, eventId, points, status: 'won' });
const guessed = (userId: string, hundredths: bigint, status = 'lost'): EarnedPoints => ({ userId, eventId: 'guess', points: 0, guessHundredths: hundredths, status });
const contest = (over: Partial<Contest> = {}): Contest => ({
  entryFee: money.cents(250n),
  weights: new Map([['game', 2], ['other', 1], ['guess', 1]]),
  tiebreaker: { eventId: 'guess', actualHundredths: 10_000n },
  ...over,
});
const outcome = (...args: Parameters<typeof decideCircuit>) => {
  const { rule, places } = decideCircuit(...args);
  return [rule, ...places.map(({ userId, score, distanceHundredths, share }) => [userId, score, distanceHundredths, share])];
};

test('the highest weighted score takes the pot', () => {
  const earned = [won('ada', 'other', 30), won('ben', 'game', 19), guessed('ada', 10_000n)];
  expect(outcome(contest(), [entry('ada'), entry('ben', 1)], earned)).toEqual(['highest_score', ['ben', 38, null, 500n], ['ada', 30, 0n, 0n]]);
});

test('a tie goes to the nearest guess, no guess ranks last, and a better guess does not beat a higher score', () => {
  const earned = [
    ...['ada', 'ben', 'cy'].map((user) => won(user, 'game', 20)), won('di', 'game', 5),
    guessed('ada', 9_750n), guessed('ben', 10_300n), guessed('di', 10_000n),
  ];
  const entries = [entry('cy'), entry('di', 1), entry('ben', 2), entry('ada', 3)];
  expect(outcome(contest(), entries, earned)).toEqual([
    'nearest_guess', ['ada', 40, 250n, 1_000n], ['ben', 40, 300n, 0n], ['cy', 40, null, 0n], ['di', 10, 0n, 0n],
  ]);
});

test('too high and too low are the same: still level, they share, left-over cents to the earliest joined', () => {
  const earned = [guessed('ada', 9_900n), guessed('ben', 10_100n), guessed('cy', 9_900n)];
  const entries = [entry('ben', 2), entry('cy', 1), entry('ada', 3), entry('di', 0)];
  expect(outcome(contest({ entryFee: money.cents(101n) }), entries, earned)).toEqual([
    'shared', ['cy', 0, 100n, 136n], ['ben', 0, 100n, 134n], ['ada', 0, 100n, 134n], ['di', 0, null, 0n],
  ]);
});

test.each([
  ['the tiebreaker was cancelled', contest({ tiebreaker: undefined }), entry('ada'), guessed('ada', 10_000n)],
  ['they joined after the tiebreaker', contest(), entry('ada', 0, ['guess']), guessed('ada', 10_000n)],
  ['the bet was void', contest(), entry('ada'), guessed('ada', 10_000n, 'void')],
])('a guess counts for nothing when %s', (_when, circuit, ada, guess) => {
  expect(outcome(circuit, [ada, entry('ben', 1)], [guess])).toEqual(['shared', ['ada', 0, null, 250n], ['ben', 0, null, 250n]]);
});

test('bets on events that were over as somebody joined do not count', () => {
  const earned = [won('ada', 'game', 50), won('ada', 'other', 7), won('ben', 'other', 8)];
  expect(outcome(contest(), [entry('ada', 0, ['game']), entry('ben')], earned)).toEqual(['highest_score', ['ben', 8, null, 500n], ['ada', 7, null, 0n]]);
});

test('without participants there is no winner', () => {
  expect(decideCircuit(contest(), [], [won('ada', 'game', 50)])).toEqual({ rule: 'no_participants', places: [] });
});

/** Few users, few values: ties are what matters here. */
const circuits = fc
  .uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 12 })
  .chain((users) => fc.record({
    fee: fc.bigInt({ min: 0n, max: 100_000_000n }),
    entries: fc.tuple(...users.map((user) => fc.integer({ min: 0, max: 3 }).map((minute) => entry(`u${user}`, minute)))),
    earned: fc.tuple(...users.map((user) => fc.record({ points: fc.constantFrom(0, 19, 30), guess: fc.option(fc.bigInt({ min: 9_998n, max: 10_002n })) }).map(
      ({ points, guess }) => [won(`u${user}`, 'game', points), ...(guess === null ? [] : [guessed(`u${user}`, guess)])],
    ))),
    tiebreaker: fc.boolean(),
  }))
  .map(({ fee, entries, earned, tiebreaker }) => ({
    circuit: contest({ entryFee: money.cents(fee), ...(!tiebreaker && { tiebreaker: undefined }) }), entries, earned: earned.flat(),
  }));

test('the shares add up to the pot, go to winners alone and differ by the left-over cents at most', () => {
  fc.assert(fc.property(circuits, ({ circuit, entries, earned }) => {
    const { places } = decideCircuit(circuit, entries, earned);
    const winners = places.filter(({ winner }) => winner);
    expect(places.reduce((sum, { share }) => sum + share, 0n)).toBe(circuit.entryFee * BigInt(entries.length));
    expect(winners.length > 0).toBe(entries.length > 0);
    expect(places.every(({ winner, share }) => winner || share === 0n)).toBe(true);
    const shares = winners.map(({ share }) => share);
    expect(shares.slice(1).every((share) => share === shares[1] && share <= (shares[0] ?? 0n))).toBe(true);
    expect((shares[0] ?? 0n) - (shares[1] ?? shares[0] ?? 0n) < BigInt(Math.max(winners.length, 1))).toBe(true);
  }));
});

test('nobody beats a winner: no score is higher, and none as high has a nearer guess', () => {
  fc.assert(fc.property(circuits, ({ circuit, entries, earned }) => {
    const { places } = decideCircuit(circuit, entries, earned);
    const far = 1_000_000n;
    for (const winner of places.filter((place) => place.winner)) {
      for (const other of places) {
        expect(other.score).toBeLessThanOrEqual(winner.score);
        if (other.score === winner.score) expect((other.distanceHundredths ?? far) >= (winner.distanceHundredths ?? far)).toBe(true);
      }
    }
  }));
});

test('the order in which entries and points come does not matter', () => {
  const shuffled = circuits.chain((given) => fc.record({
    given: fc.constant(given),
    entries: fc.shuffledSubarray(given.entries, { minLength: given.entries.length }),
    earned: fc.shuffledSubarray(given.earned, { minLength: given.earned.length }),
  }));
  fc.assert(fc.property(shuffled, ({ given, entries, earned }) => {
    expect(decideCircuit(given.circuit, entries, earned)).toEqual(decideCircuit(given.circuit, given.entries, given.earned));
  }));
});
