import { aBet, ada } from '../../../testing/fixtures';
import { describeBet } from './describe-bet';

const described = (parts: Parameters<typeof aBet>[1]) => describeBet(aBet(ada, parts), 'decimal');

it('works out a won bet by stake and odds', () => {
  expect(described({ status: 'won', payout: 47.75 })).toEqual({
    pick: 'Lakers at 1.91', why: '$25.00 x 1.91 = $47.75', gain: '+$22.75', tone: 'win',
  });
});

it('keeps the arithmetic in decimal odds for who reads American ones', () => {
  expect(describeBet(aBet(ada, { status: 'won', payout: 47.75 }), 'american')).toMatchObject({ pick: 'Lakers at -110', why: '$25.00 x 1.91 = $47.75' });
});

it('names the pot that the nearest guess took', () => {
  expect(described({ guess: 207, odds: undefined, status: 'won', payout: 50 })).toMatchObject({ pick: 'Guess: 207', why: 'The nearest guess took $50.00 of the pot', gain: '+$25.00' });
});

it.each([
  ['lost', 0, '-$25.00', 'loss', 'The stake of $25.00 is lost'],
  ['push', 25, '$0.00', 'neutral', 'An exact tie with the line: the stake of $25.00 went back'],
  ['void', 25, '$0.00', 'neutral', 'The bet is void: the stake of $25.00 went back'],
  ['open', undefined, '', 'neutral', '$25.00 to win $47.75'],
])('says what became of a bet that is %s', (status, payout, gain, tone, why) => {
  expect(described({ status, payout })).toMatchObject({ gain, tone, why });
});

it('leaves out what is not shown to this player yet', () => {
  expect(describeBet({ user_id: 'u2', username: 'ben' }, 'decimal')).toEqual({ pick: '', why: '', gain: '', tone: 'neutral' });
});
