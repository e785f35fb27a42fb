import fc from 'fast-check';
import { betNotices, circuitNotices, eventNotices, friendNotice, inviteNotice, removalNotice, winnerNotices } from './notice';

const bet = { bet_id: 'b1', user_id: 'ada', stake_cents: 100_00n, points: 19 };
const settled = (status: string, payoutCents: bigint) => ({
  event_id: 'e1',
  league_id: 'l1',
  event_name: 'Lakers vs Bulls',
  bets: [{ ...bet, status, payout_cents: payoutCents }],
});

test.each([
  ['won', 190_91n, 'bet_won', 'You won $90.91 on Lakers vs Bulls'],
  ['lost', 0n, 'bet_lost', 'You lost your bet on Lakers vs Bulls'],
  ['void', 100_00n, 'bet_void', 'Your bet on Lakers vs Bulls was void. Your stake is back.'],
  ['push', 100_00n, 'bet_void', 'Your bet on Lakers vs Bulls was void. Your stake is back.'],
])('a bet that is %s and pays %d cents', (status, payout, type, message) => {
  expect(betNotices(settled(status, payout))).toEqual([{ userId: 'ada', type, message, referenceId: 'e1' }]);
});

test('a bet that came out in an unknown way is an error, not a guess', () => {
  expect(() => betNotices(settled('half_won', 0n))).toThrow('half_won');
});

test('what a winner is told is the payout less the stake, to the cent', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 12n), fc.bigInt(0n, 10n ** 12n), (stake, profit) => {
      const [notice] = betNotices({ ...settled('won', 0n), bets: [{ ...bet, status: 'won', stake_cents: stake, payout_cents: stake + profit }] });
      const [, whole = '', cents = ''] = /^You won \$(\d+)\.(\d\d) on Lakers vs Bulls$/.exec(notice?.message ?? '') ?? [];
      expect(BigInt(whole) * 100n + BigInt(cents)).toBe(profit);
    }),
  );
});

test('the words won and lost are in the message of a bet that was won or lost, and in no other', () => {
  fc.assert(
    fc.property(fc.constantFrom('won', 'lost', 'push', 'void'), fc.bigInt(0n, 10n ** 9n), (status, payout) => {
      const [notice] = betNotices(settled(status, payout));
      expect(/\bwon\b/.test(notice?.message ?? '')).toBe(status === 'won');
      expect(/\blost\b/.test(notice?.message ?? '')).toBe(status === 'lost');
    }),
  );
});

test('an invite names its league and is told to the invitee', () => {
  const fact = { invite_id: 'i1', league_id: 'l1', league_name: 'Premier Night', captain_id: 'alice', captain_username: 'Alice', invitee_id: 'bob' };
  expect(inviteNotice(fact)).toEqual({
    userId: 'bob',
    type: 'league_invite',
    message: 'invited you to join Premier Night',
    actorId: 'alice',
    referenceId: 'i1',
  });
});

test('a new friendship is told to the one who asked', () => {
  expect(friendNotice({ asked_by: 'ada', accepted_by: 'bob' })).toEqual({
    userId: 'ada',
    type: 'friend_accepted',
    message: 'accepted your friend request',
    actorId: 'bob',
    referenceId: 'bob',
  });
});

test('a removal is told to the one who was removed', () => {
  expect(removalNotice({ league_id: 'l1', league_name: 'Premier Night', user_id: 'bob' })).toMatchObject({
    userId: 'bob',
    message: 'You were removed from Premier Night',
  });
});

test('a new event or circuit is told to each member once, except to who made it', () => {
  const members = { created_by: 'ada', member_ids: ['ada', 'bob', 'cleo', 'bob'], league_id: 'l1' };
  const events = eventNotices({ ...members, event_id: 'e1', league_name: 'Premier Night', event_name: 'Lakers vs Bulls' });
  expect(events.map(({ userId, message }) => [userId, message])).toEqual([
    ['bob', 'New event in Premier Night: Lakers vs Bulls'],
    ['cleo', 'New event in Premier Night: Lakers vs Bulls'],
  ]);
  const circuits = circuitNotices({ ...members, circuit_id: 'c1', league_name: 'Premier Night', name: 'Spring Cup' });
  expect(circuits.map(({ userId, message }) => [userId, message])).toEqual([
    ['bob', 'New circuit in Premier Night: Spring Cup'],
    ['cleo', 'New circuit in Premier Night: Spring Cup'],
  ]);
});

test('each winner of a circuit is told their share', () => {
  const decided = { circuit_id: 'c1', league_id: 'l1', name: 'Spring Cup', member_ids: [], shares: [{ user_id: 'ada', cents: 30_00n }, { user_id: 'bob', cents: 0n }] };
  expect(winnerNotices(decided).map(({ userId, message }) => [userId, message])).toEqual([
    ['ada', 'You won $30.00 in the circuit Spring Cup'],
    ['bob', 'You won the circuit Spring Cup'],
  ]);
});
