import type { Made } from './figures';
import { judge, type Seen } from './judge';

const profile = { p95Ms: { bet: 100 }, turnedAway: 0.1 };
const bet = (change: Partial<Made> = {}): Made => ({ deed: 'bet', status: 200, tookMs: 20, lateMs: 0, ...change });
const seen = (change: Partial<Seen> = {}): Seen => {
  const made = change.made ?? Array.from({ length: 20 }, () => bet());
  return { planned: made.length, made, bets: made.filter(({ status }) => status === 200).length, unheard: 0, audit: 'The ledger is right.', ...change };
};
const oneOf20 = (change: Partial<Made>): Made[] => [bet(change), ...Array.from({ length: 19 }, () => bet())];

test('a load that went well has nothing against it', () => {
  expect(judge(profile, seen())).toEqual([]);
});

test.each<[string, Partial<Seen>, string]>([
  ['a request that was not made', { planned: 21 }, '1 of 21 requests were not made'],
  ['a generator that lags behind', { made: oneOf20({ lateMs: 500 }) }, 'requests were sent 500 ms late'],
  ['a request that was answered with 500', { made: oneOf20({ status: 500 }) }, '1 requests failed: bet 500'],
  ['a request without an answer', { made: oneOf20({ status: 0 }) }, '1 requests failed: bet without an answer'],
  ['a refusal', { made: oneOf20({ status: 409 }) }, '1 requests failed: bet 409'],
  ['more requests turned away than may be', { made: [bet({ status: 503 }), ...oneOf20({ status: 429 }), bet({ status: 503 })] }, '3 of 22 requests were turned away'],
  ['a call that is slow', { made: [...oneOf20({ tookMs: 150 }), bet({ tookMs: 150 })] }, 'bet: 95th percentile 150 ms (at most 100)'],
  ['a bet that was accepted and is not there', { bets: 19 }, '20 bets were accepted, and 19 are in the wallet'],
  ['a line that somebody did not hear', { unheard: 2 }, '2 lines were said and not heard'],
  ['a ledger that is wrong', { audit: '1 cent from nowhere' }, '1 cent from nowhere'],
])('%s is found', (_, change, sentence) => {
  expect(judge(profile, seen(change))).toEqual([expect.stringContaining(sentence)]);
});

test('some requests may be turned away, and one in twenty may be slow', () => {
  expect(judge(profile, seen({ made: oneOf20({ status: 503, tookMs: 4_000 }) }))).toEqual([]);
});
