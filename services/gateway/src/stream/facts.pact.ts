import { anId, id, messagePact, some, text, time, type Fact } from '@oddsmates/kit/pact';
import { MessageSent } from '@oddsmates/proto/grpc/events/v1/chat';
import { CircuitCreated, CircuitDecided, CircuitJoined } from '@oddsmates/proto/grpc/events/v1/circuit';
import { LeagueEventCancelled, LeagueEventCompleted, LeagueEventCreated } from '@oddsmates/proto/grpc/events/v1/event';
import { TokensRevoked } from '@oddsmates/proto/grpc/events/v1/identity';
import { InviteHandled, LeagueCreated, LeagueUpdated, MemberChanged, MemberJoined, MemberRemoved } from '@oddsmates/proto/grpc/events/v1/league';
import { FriendChanged, FriendRequestSent, FriendshipMade, NotificationsAdded } from '@oddsmates/proto/grpc/events/v1/social';
import { BetPlaced, BetsSettled } from '@oddsmates/proto/grpc/events/v1/wallet';
import { LIVE_TOPICS, toLiveMessages } from './facts';
import type { LiveMessage } from './live-message';

const league_id = id(1);
const event = { league_id, event_id: id(2) };
const circuit = { league_id, circuit_id: id(3) };
const person = { league_id, user_id: id(4) };

const ofLeague = { league_id: anId(1) };
const update = (audience: object, content: object): LiveMessage => ({ type: 'update', for: audience, update: content }) as LiveMessage;
const toPeople = (ids: string[], kind: string, more: object = {}) => update({ user_ids: ids }, { kind, ...more });
const eventChanged = update(ofLeague, { kind: 'event', ...ofLeague, event_id: anId(2) });
const circuitChanged = update(ofLeague, { kind: 'circuit', ...ofLeague, circuit_id: anId(3) });
const balance = (nth: number) => toPeople([anId(nth)], 'balance', ofLeague);
const leagueChanged = (audience: object = {}) => update({ ...ofLeague, ...audience }, { kind: 'league', ...ofLeague });
const membership = (member: boolean) => ({ type: 'membership', ...ofLeague, user_id: anId(4), member });

type Provider = 'chat' | 'identity' | 'league' | 'social' | 'wallet';

/** Who publishes it, the fact as it is read, and what pages are told. */
const FACTS: [provider: Provider, fact: Fact, told: unknown[]][] = [
  [
    'chat',
    {
      topic: 'chat.message', message: MessageSent, given: 'somebody has said something',
      contents: { message_id: id(5), league_id, sender_id: id(4), message: text('Good luck!'), sent_at: time(), sender_username: text('ann') },
    },
    [update(ofLeague, { kind: 'chat', ...ofLeague, message: { id: anId(5), message: 'Good luck!', created_at: '2026-11-21T20:00:00.000Z', sender: { id: anId(4), username: 'ann', profile_image_url: '' } } })],
  ],
  ['social', { topic: 'social.notification', message: NotificationsAdded, given: 'somebody has something to read', contents: { user_ids: some(id(4)) } }, [toPeople([anId(4)], 'notification')]],
  [
    'social',
    { topic: 'social.friendship', message: FriendRequestSent, given: 'somebody has asked for a friendship', contents: { from_user_id: id(4), to_user_id: id(6) } },
    [toPeople([anId(4), anId(6)], 'friends')],
  ],
  [
    'social',
    { topic: 'social.friendship', message: FriendshipMade, given: 'a friendship was accepted', contents: { asked_by: id(4), accepted_by: id(6) } },
    [toPeople([anId(4), anId(6)], 'friends')],
  ],
  ['social', { topic: 'social.friendship', message: FriendChanged, given: 'somebody with a friend has a new name', contents: { friend_ids: some(id(6)) } }, [toPeople([anId(6)], 'friends')]],
  ['wallet', { topic: 'wallet.bet', message: BetPlaced, given: 'a bet was placed', contents: { ...event, user_id: id(4) } }, [eventChanged, balance(4)]],
  [
    'wallet',
    { topic: 'wallet.bet', message: BetsSettled, given: 'bets were won', contents: { ...event, bets: some({ user_id: id(4) }) } },
    [toPeople([anId(4)], 'balance', { ...ofLeague, event_id: anId(2) })],
  ],
  ['league', { topic: 'league.event', message: LeagueEventCreated, given: 'an event was created', contents: event }, [eventChanged]],
  ['league', { topic: 'league.event', message: LeagueEventCompleted, given: 'an event was completed', contents: event }, [eventChanged]],
  ['league', { topic: 'league.event', message: LeagueEventCancelled, given: 'an event was called off', contents: event }, [eventChanged]],
  ['league', { topic: 'league.circuit', message: CircuitCreated, given: 'a circuit was created', contents: circuit }, [circuitChanged]],
  ['league', { topic: 'league.circuit', message: CircuitJoined, given: 'a circuit was joined', contents: { ...circuit, user_id: id(4) } }, [circuitChanged, balance(4)]],
  [
    'league',
    { topic: 'league.circuit', message: CircuitDecided, given: 'a circuit was decided', contents: { ...circuit, shares: some({ user_id: id(4) }) } },
    [circuitChanged, balance(4)],
  ],
  [
    'league',
    { topic: 'league.league', message: LeagueCreated, given: 'a league was created', contents: { league_id, captain_id: id(4) } },
    [toPeople([anId(4)], 'league', ofLeague)],
  ],
  ['league', { topic: 'league.league', message: LeagueUpdated, given: 'a league has a new name', contents: { league_id } }, [leagueChanged()]],
  ['league', { topic: 'league.league', message: MemberJoined, given: 'an invite was accepted', contents: person }, [membership(true), leagueChanged({ user_ids: [anId(4)] })]],
  ['league', { topic: 'league.league', message: MemberRemoved, given: 'a member was removed', contents: person }, [membership(false), leagueChanged({ user_ids: [anId(4)] })]],
  ['league', { topic: 'league.league', message: MemberChanged, given: 'a member has a new name', contents: { league_ids: some(league_id) } }, [leagueChanged()]],
  [
    'league',
    { topic: 'league.invite', message: InviteHandled, given: 'an invite was accepted', contents: { league_id, invitee_id: id(4) } },
    [leagueChanged({ user_ids: [anId(4)] })],
  ],
  [
    'identity',
    { topic: 'identity.user', message: TokensRevoked, given: 'somebody has signed out everywhere', contents: { user_id: id(4) } },
    [{ type: 'revoked', user_id: anId(4), kept_token_hash: '' }],
  ],
];

test.each(FACTS.map(([provider, fact, told]) => [fact.message.$type, provider, fact, told] as const))('pages are told of %s as %s publishes it', async (_type, provider, fact, told) => {
  await messagePact('gateway', provider).hears(fact, async (heard) => expect(toLiveMessages(heard)).toEqual(told));
});

test('every topic that pages are told of is in a pact', () => {
  expect([...new Set(FACTS.map(([, { topic }]) => topic))].sort()).toEqual([...LIVE_TOPICS].sort());
});
