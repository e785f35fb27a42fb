import { isoTime, money, pictureOf, usernameOf, type People } from '@oddsmates/kit';
import type { League, Member } from '@oddsmates/proto/grpc/league/v1/league';
import type { GetLeagueStandingsResponse } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import type { LeagueRow } from '../store/leagues';
import type { MemberRow } from '../store/members';

/** What a league's answer is put together from. */
export type LeagueParts = {
  league: LeagueRow;
  /** In the order they joined. */
  members: readonly MemberRow[];
  sports: string[];
  standings: GetLeagueStandingsResponse;
  people: People;
};

/** A league as the API tells it, still without circuits and events; members by points, then by when they joined. */
export function leagueAnswer({ league, members, sports, standings, people }: LeagueParts): League {
  const points = new Map(standings.points.map((entry) => [entry.user_id, entry.points]));
  return {
    id: league.id,
    name: league.name,
    description: league.description,
    image: league.image,
    balance: money.toWire(money.cents(standings.balance_cents)),
    sports,
    captain: { id: league.captain_id, username: usernameOf(people, league.captain_id) },
    members: members.map((member) => memberAnswer(member, points.get(member.user_id) ?? 0, people)).sort((one, other) => other.points - one.points),
    circuits: [],
    events: [],
    created_at: isoTime(league.created_at),
  };
}

function memberAnswer({ user_id, joined_at }: MemberRow, points: number, people: People): Member {
  return { id: user_id, username: usernameOf(people, user_id), points, profile_image_url: pictureOf(people, user_id), joined_at: isoTime(joined_at) };
}
