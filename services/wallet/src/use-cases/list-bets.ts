import type { Context } from '@oddsmates/kit';
import type { ListBetsRequest, ListBetsResponse } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import { toBet } from '../bet-message';
import { explainBets } from '../bet-why';
import type { Deps } from '../deps';
import { listBetsOf } from '../store/bets';

/** How many bets are told when the caller does not say. */
const DEFAULT_LIMIT = 100;

/** The caller's bets, newest first, at most 100 at a time; settled ones say why they came out as they did. */
export function listBets({ db }: Deps) {
  return async (ctx: Context, request: ListBetsRequest): Promise<ListBetsResponse> => {
    const bets = await listBetsOf(db, ctx.userId, request.before ?? null, request.limit ?? DEFAULT_LIMIT);
    const whys = await explainBets(db, bets);
    return { bets: bets.map((bet) => ({ ...toBet(bet), why: whys.get(bet.id) })) };
  };
}
