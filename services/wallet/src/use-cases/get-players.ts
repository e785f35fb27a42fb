import type { Context } from '@oddsmates/kit';
import type { GetPlayersRequest, GetPlayersResponse } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import type { Deps } from '../deps';
import { playerTotals } from '../store/bankrolls';

/** Money and points of each of these people, in the order asked for; 0 for who has never been in a league. */
export function getPlayers({ db }: Deps) {
  return async (_ctx: Context, request: GetPlayersRequest): Promise<GetPlayersResponse> => {
    const totals = new Map((await playerTotals(db, request.user_ids)).map((row) => [row.user_id, row]));
    return { players: request.user_ids.map((id) => totals.get(id) ?? { user_id: id, money_cents: 0n, points_earned: 0 }) };
  };
}
