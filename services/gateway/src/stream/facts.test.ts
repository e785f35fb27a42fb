import { toBytes, type EncodedMessage, type Topic } from '@oddsmates/kit';
import { MessageSent } from '@oddsmates/proto/grpc/events/v1/chat';
import { CircuitDecided, CircuitJoined } from '@oddsmates/proto/grpc/events/v1/circuit';
import { LeagueEventCompleted } from '@oddsmates/proto/grpc/events/v1/event';
import { TokensRevoked, UserChanged } from '@oddsmates/proto/grpc/events/v1/identity';
import { InviteHandled, LeagueCreated, MemberChanged, MemberJoined, MemberRemoved } from '@oddsmates/proto/grpc/events/v1/league';
import { FriendChanged, FriendshipMade, NotificationsAdded } from '@oddsmates/proto/grpc/events/v1/social';
import { BetPlaced, BetsSettled } from '@oddsmates/proto/grpc/events/v1/wallet';
import { toLiveMessages } from './facts';
import { decodeLive, encodeLive } from './live-message';

/** What is told of a fact, after a way over the live channel. */
function told<T>(topic: Topic, codec: { $type: string; fromPartial(parts: object): T; encode(message: T): EncodedMessage }, parts: object) {
  const messages = toLiveMessages({ topic, type: codec.$type, payload: toBytes(codec.encode(codec.fromPartial(parts))) });
  return messages.map((message) => decodeLive(encodeLive(message)));
}
const update = (audience: object, content: object) => ({ type: 'update', for: audience, update: content });

test('a chat line comes whole, to its league', () => {
  const fact = { message_id: 'm1', league_id: 'l1', sender_id: 'u1', message: 'Hi', sent_at: new Date('2026-01-31T18:00:00.123Z'), sender_username: 'ann' };
  const message = { id: 'm1', message: 'Hi', created_at: '2026-01-31T18:00:00.123Z', sender: { id: 'u1', username: 'ann', profile_image_url: '' } };
  expect(told('chat.message', MessageSent, fact)).toEqual([update({ league_id: 'l1' }, { kind: 'chat', league_id: 'l1', message })]);
  const nameless = { ...fact, sender_username: undefined };
  expect(told('chat.message', MessageSent, nameless)).toEqual([update({ league_id: 'l1' }, { kind: 'chat', league_id: 'l1' })]);
});

test('a bet concerns its league and the balance of who placed it; what was staked stays out', () => {
  const messages = told('wallet.bet', BetPlaced, { bet_id: 'b1', event_id: 'e1', league_id: 'l1', user_id: 'u1', stake_cents: 1_000n });
  expect(messages).toEqual([
    update({ league_id: 'l1' }, { kind: 'event', league_id: 'l1', event_id: 'e1' }),
    update({ user_ids: ['u1'] }, { kind: 'balance', league_id: 'l1' }),
  ]);
});

test('settled bets concern each bettor once, many of them in several messages', () => {
  const bets = Array.from({ length: 600 }, (_, index) => ({ bet_id: `b${index}`, user_id: `u${Math.min(index, 550)}` }));
  const messages = told('wallet.bet', BetsSettled, { event_id: 'e1', league_id: 'l1', event_name: 'x', bets });
  expect(messages.map((message) => (message.type === 'update' ? message.for.user_ids?.length : 0))).toEqual([500, 51]);
});

test('an event and a circuit concern their league; a decision and joining also balances', () => {
  const event = { league_id: 'l1', event_id: 'e1' };
  expect(told('league.event', LeagueEventCompleted, event)).toEqual([update({ league_id: 'l1' }, { kind: 'event', ...event })]);
  const circuit = { league_id: 'l1', circuit_id: 'c1' };
  const changed = update({ league_id: 'l1' }, { kind: 'circuit', ...circuit });
  const paid = update({ user_ids: ['u1'] }, { kind: 'balance', league_id: 'l1' });
  expect(told('league.circuit', CircuitJoined, { ...circuit, user_id: 'u1' })).toEqual([changed, paid]);
  expect(told('league.circuit', CircuitDecided, { ...circuit, shares: [{ user_id: 'u1', cents: 1n }] })).toEqual([changed, paid]);
});

test('who joins or leaves does so before anything is told of it, and is told as well', () => {
  const fact = { league_id: 'l1', user_id: 'u1' };
  const change = update({ league_id: 'l1', user_ids: ['u1'] }, { kind: 'league', league_id: 'l1' });
  expect(told('league.league', MemberJoined, fact)).toEqual([{ type: 'membership', ...fact, member: true }, change]);
  expect(told('league.league', MemberRemoved, fact)).toEqual([{ type: 'membership', ...fact, member: false }, change]);
  expect(told('league.invite', InviteHandled, { invite_id: 'i1', league_id: 'l1', invitee_id: 'u1' })).toEqual([change]);
  expect(told('league.league', LeagueCreated, { league_id: 'l1', captain_id: 'u1' })).toEqual([update({ user_ids: ['u1'] }, { kind: 'league', league_id: 'l1' })]);
});

test('notices and friendships concern the people they are about', () => {
  expect(told('social.notification', NotificationsAdded, { user_ids: ['u1', 'u2', 'u1'] })).toEqual([update({ user_ids: ['u1', 'u2'] }, { kind: 'notification' })]);
  expect(told('social.friendship', FriendshipMade, { asked_by: 'u1', accepted_by: 'u2' })).toEqual([update({ user_ids: ['u1', 'u2'] }, { kind: 'friends' })]);
});

test('revoked tokens are told by the hash of the one that is kept', () => {
  expect(told('identity.user', TokensRevoked, { user_id: 'u1', kept_token_hash: Buffer.from('00ff', 'hex') })).toEqual([{ type: 'revoked', user_id: 'u1', kept_token_hash: '00ff' }]);
  expect(told('identity.user', TokensRevoked, { user_id: 'u1' })).toEqual([{ type: 'revoked', user_id: 'u1', kept_token_hash: '' }]);
});

test('a new name is told where it is shown, by who shows it, and not before', () => {
  expect(told('identity.user', UserChanged, { user_id: 'u1', username: 'ann' })).toEqual([]);
  expect(told('league.league', MemberChanged, { user_id: 'u1', league_ids: ['l1', 'l2'] })).toEqual(
    ['l1', 'l2'].map((league_id) => update({ league_id }, { kind: 'league', league_id })),
  );
  expect(told('social.friendship', FriendChanged, { user_id: 'u1', friend_ids: ['u2', 'u3'] })).toEqual([update({ user_ids: ['u2', 'u3'] }, { kind: 'friends' })]);
});
