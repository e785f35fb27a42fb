import { money } from '@oddsmates/kit';
import type { CircuitCreated, CircuitDecided } from '@oddsmates/proto/grpc/events/v1/circuit';
import type { LeagueEventCreated } from '@oddsmates/proto/grpc/events/v1/event';
import type { InviteSent, MemberRemoved } from '@oddsmates/proto/grpc/events/v1/league';
import type { FriendshipMade } from '@oddsmates/proto/grpc/events/v1/social';
import type { BetsSettled, SettledBet } from '@oddsmates/proto/grpc/events/v1/wallet';

/** The types of docs/domain-rules.md#notifications. */
export type NoticeType =
  | 'league_invite'
  | 'bet_won'
  | 'bet_lost'
  | 'bet_void'
  | 'circuit_won'
  | 'friend_accepted'
  | 'member_removed'
  | 'event_created'
  | 'circuit_created';

/** What somebody is to be told. */
export type Notice = {
  userId: string;
  type: NoticeType;
  /** A sentence; with an actor, what follows their name. The page colours by the words won and lost. */
  message: string;
  /** Who did it, where the sentence begins with their name. */
  actorId?: string;
  /** What it is about: the invite, league, event, circuit or person. */
  referenceId: string;
};

/** To the invitee: 'Alice invited you to join Premier Night'. */
export function inviteNotice(fact: InviteSent): Notice {
  const message = `invited you to join ${fact.league_name}`;
  return { userId: fact.invitee_id, type: 'league_invite', message, actorId: fact.captain_id, referenceId: fact.invite_id };
}

/** To the one who asked: 'Bob accepted your friend request'. */
export function friendNotice(fact: FriendshipMade): Notice {
  const message = 'accepted your friend request';
  return { userId: fact.asked_by, type: 'friend_accepted', message, actorId: fact.accepted_by, referenceId: fact.accepted_by };
}

/** To each bettor, how their bet came out. A push is told as a void bet: the stake is back either way. */
export function betNotices({ event_id: referenceId, event_name: name, bets }: BetsSettled): Notice[] {
  return bets.map((bet) => ({ userId: bet.user_id, referenceId, ...betWording(bet, name) }));
}

/** What was won is the profit: 100.00 at 1.91 pays 191.00 and is told as $91.00. */
function betWording(bet: SettledBet, name: string): Pick<Notice, 'type' | 'message'> {
  switch (bet.status) {
    case 'won':
      return { type: 'bet_won', message: `You won ${dollars(bet.payout_cents - bet.stake_cents)} on ${name}` };
    case 'lost':
      return { type: 'bet_lost', message: `You lost your bet on ${name}` };
    case 'push':
    case 'void':
      return { type: 'bet_void', message: `Your bet on ${name} was void. Your stake is back.` };
    default:
      throw new Error(`Bet ${bet.bet_id} came out as ${bet.status}, which is no way for a bet to come out.`);
  }
}

/** To the one who was removed. */
export function removalNotice(fact: MemberRemoved): Notice {
  return { userId: fact.user_id, type: 'member_removed', message: `You were removed from ${fact.league_name}`, referenceId: fact.league_id };
}

/** To the members, except the one who created it. */
export function eventNotices(fact: LeagueEventCreated): Notice[] {
  const message = `New event in ${fact.league_name}: ${fact.event_name}`;
  return others(fact.member_ids, fact.created_by).map((userId) => ({ userId, type: 'event_created', message, referenceId: fact.event_id }));
}

/** To the members, except the one who created it. */
export function circuitNotices(fact: CircuitCreated): Notice[] {
  const message = `New circuit in ${fact.league_name}: ${fact.name}`;
  return others(fact.member_ids, fact.created_by).map((userId) => ({ userId, type: 'circuit_created', message, referenceId: fact.circuit_id }));
}

/** To each winner, with their share of the pot when there was one. */
export function winnerNotices({ circuit_id: referenceId, name, shares }: CircuitDecided): Notice[] {
  return shares.map(({ user_id: userId, cents }) => {
    const message = cents > 0n ? `You won ${dollars(cents)} in the circuit ${name}` : `You won the circuit ${name}`;
    return { userId, type: 'circuit_won', message, referenceId };
  });
}

function others(memberIds: string[], creatorId: string): string[] {
  return [...new Set(memberIds)].filter((id) => id !== creatorId);
}

function dollars(cents: bigint): string {
  return `$${money.format(money.cents(cents))}`;
}
