import { isoTime, type MessageCodec, type StoredEvent, type Topic } from '@oddsmates/kit';
import { MessageSent } from '@oddsmates/proto/grpc/events/v1/chat';
import { CircuitCreated, CircuitDecided, CircuitJoined } from '@oddsmates/proto/grpc/events/v1/circuit';
import { LeagueEventCancelled, LeagueEventCompleted, LeagueEventCreated } from '@oddsmates/proto/grpc/events/v1/event';
import { TokensRevoked } from '@oddsmates/proto/grpc/events/v1/identity';
import { InviteHandled, LeagueCreated, LeagueUpdated, MemberChanged, MemberJoined, MemberRemoved } from '@oddsmates/proto/grpc/events/v1/league';
import { FriendChanged, FriendRequestSent, FriendshipMade, NotificationsAdded } from '@oddsmates/proto/grpc/events/v1/social';
import { BetPlaced, BetsSettled } from '@oddsmates/proto/grpc/events/v1/wallet';
import type { LiveMessage, Update } from './live-message';

/** What a kind of fact means for open pages. */
type Meaning = { topic: Topic; type: string; tell(payload: Uint8Array): LiveMessage[] };

function when<T>(topic: Topic, codec: MessageCodec<T> & { readonly $type: string }, tell: (fact: T) => LiveMessage[]): Meaning {
  return { topic, type: codec.$type, tell: (payload) => tell(codec.decode(payload)) };
}

/** So many people stand in one message, so that it fits. */
const PEOPLE_PER_MESSAGE = 500;

/** For everybody in a league, and for those who are named though they may not be in it. */
const toLeague = (league_id: string, update: Update, ...user_ids: string[]): LiveMessage =>
  ({ type: 'update', for: user_ids.length > 0 ? { league_id, user_ids } : { league_id }, update });

function toPeople(everybody: readonly string[], update: Update): LiveMessage[] {
  const people = [...new Set(everybody)];
  const count = Math.ceil(people.length / PEOPLE_PER_MESSAGE);
  return Array.from({ length: count }, (_, index) => {
    const user_ids = people.slice(index * PEOPLE_PER_MESSAGE, (index + 1) * PEOPLE_PER_MESSAGE);
    return { type: 'update', for: { user_ids }, update };
  });
}

const eventChanged = ({ league_id, event_id }: { league_id: string; event_id: string }) => [toLeague(league_id, { kind: 'event', league_id, event_id })];
const circuitChanged = ({ league_id, circuit_id }: { league_id: string; circuit_id: string }) => toLeague(league_id, { kind: 'circuit', league_id, circuit_id });
const membership = ({ league_id, user_id }: { league_id: string; user_id: string }, member: boolean): LiveMessage => ({ type: 'membership', league_id, user_id, member });

function chatLine({ message_id: id, league_id, message, sender_id, sent_at, sender_username: username, sender_profile_image_url }: MessageSent): Update {
  // Without its parts the line is read from the server.
  if (username === undefined || sent_at === undefined) return { kind: 'chat', league_id };
  const sender = { id: sender_id, username, profile_image_url: sender_profile_image_url ?? '' };
  return { kind: 'chat', league_id, message: { id, message, created_at: isoTime(sent_at), sender } };
}

/**
 * Every fact that open pages are told of. Not among them:
 * - UserChanged: the services follow it with projections of their own, a moment later; a page told now would read the old name once more.
 *   MemberChanged and FriendChanged tell that it can be read.
 * - BankrollOpened: comes with MemberJoined.
 * - InviteSent: reaches the invitee as a notification, when there is something to read.
 */
const MEANINGS: readonly Meaning[] = [
  when('chat.message', MessageSent, (fact) => [toLeague(fact.league_id, chatLine(fact))]),
  when('social.notification', NotificationsAdded, ({ user_ids }) => toPeople(user_ids, { kind: 'notification' })),
  when('social.friendship', FriendRequestSent, ({ from_user_id, to_user_id }) => toPeople([from_user_id, to_user_id], { kind: 'friends' })),
  when('social.friendship', FriendshipMade, ({ asked_by, accepted_by }) => toPeople([asked_by, accepted_by], { kind: 'friends' })),
  when('social.friendship', FriendChanged, ({ friend_ids }) => toPeople(friend_ids, { kind: 'friends' })),
  when('wallet.bet', BetPlaced, (fact) => [...eventChanged(fact), ...toPeople([fact.user_id], { kind: 'balance', league_id: fact.league_id })]),
  when('wallet.bet', BetsSettled, ({ league_id, event_id, bets }) => toPeople(bets.map(({ user_id }) => user_id), { kind: 'balance', league_id, event_id })),
  when('league.event', LeagueEventCreated, eventChanged),
  when('league.event', LeagueEventCompleted, eventChanged),
  when('league.event', LeagueEventCancelled, eventChanged),
  when('league.circuit', CircuitCreated, (fact) => [circuitChanged(fact)]),
  when('league.circuit', CircuitJoined, (fact) => [circuitChanged(fact), ...toPeople([fact.user_id], { kind: 'balance', league_id: fact.league_id })]),
  when('league.circuit', CircuitDecided, (fact) => [
    circuitChanged(fact),
    ...toPeople(fact.shares.map(({ user_id }) => user_id), { kind: 'balance', league_id: fact.league_id }),
  ]),
  when('league.league', LeagueCreated, ({ league_id, captain_id }) => toPeople([captain_id], { kind: 'league', league_id })),
  when('league.league', LeagueUpdated, ({ league_id }) => [toLeague(league_id, { kind: 'league', league_id })]),
  when('league.league', MemberJoined, (fact) => [membership(fact, true), toLeague(fact.league_id, { kind: 'league', league_id: fact.league_id }, fact.user_id)]),
  when('league.league', MemberRemoved, (fact) => [membership(fact, false), toLeague(fact.league_id, { kind: 'league', league_id: fact.league_id }, fact.user_id)]),
  when('league.league', MemberChanged, ({ league_ids }) => league_ids.map((league_id) => toLeague(league_id, { kind: 'league', league_id }))),
  when('league.invite', InviteHandled, ({ league_id, invitee_id }) => [toLeague(league_id, { kind: 'league', league_id }, invitee_id)]),
  when('identity.user', TokensRevoked, ({ user_id, kept_token_hash }) => [
    { type: 'revoked', user_id, kept_token_hash: Buffer.from(kept_token_hash).toString('hex') },
  ]),
];

const byType = new Map(MEANINGS.map((meaning) => [`${meaning.topic} ${meaning.type}`, meaning]));

/** The topics that open pages are told of. */
export const LIVE_TOPICS: readonly Topic[] = [...new Set(MEANINGS.map(({ topic }) => topic))];

/** What an event means for open pages, in the order it has to be told; nothing for most kinds nobody waits for. */
export function toLiveMessages({ topic, type, payload }: Pick<StoredEvent, 'topic' | 'type' | 'payload'>): LiveMessage[] {
  return byType.get(`${topic} ${type}`)?.tell(payload) ?? [];
}
