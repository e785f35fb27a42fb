import type { Context } from '@oddsmates/kit';
import type { ListStandingsRequest, ListStandingsResponse, MemberPoints } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import type { Deps } from '../deps';
import { balancesIn, pointsIn } from '../store/bankrolls';

/** For each league asked for, in that order: who has earned points in it, and the bankroll of one player, 0 where they have none. */
export function listStandings({ db }: Deps) {
  return async (_ctx: Context, { league_ids, user_id }: ListStandingsRequest): Promise<ListStandingsResponse> => {
    const [balances, earned] = await Promise.all([balancesIn(db, user_id, league_ids), pointsIn(db, league_ids)]);
    const balanceOf = new Map(balances.map(({ league_id, balance_cents }) => [league_id, balance_cents]));
    const pointsOf = new Map<string, MemberPoints[]>(league_ids.map((id) => [id, []]));
    for (const { league_id, ...points } of earned) pointsOf.get(league_id)?.push(points);
    return { leagues: league_ids.map((league_id) => ({ league_id, balance_cents: balanceOf.get(league_id) ?? 0n, points: pointsOf.get(league_id) ?? [] })) };
  };
}
