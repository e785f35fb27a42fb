import type { Context } from '@oddsmates/kit';
import type { GetLeagueStandingsRequest, GetLeagueStandingsResponse } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import type { Deps } from '../deps';
import { findBankroll, leaguePoints } from '../store/bankrolls';

/** Who has earned points in a league, and the bankroll of one player in it; 0 when they have none. */
export function getLeagueStandings({ db }: Deps) {
  return async (_ctx: Context, request: GetLeagueStandingsRequest): Promise<GetLeagueStandingsResponse> => {
    const [bankroll, points] = await Promise.all([findBankroll(db, request.user_id, request.league_id), leaguePoints(db, request.league_id)]);
    return { balance_cents: bankroll?.balance_cents ?? 0n, points };
  };
}
