import type { Context } from '@oddsmates/kit';
import type { EventBet, ListEventBetsRequest, ListEventBetsResponse } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import { toBet } from '../bet-message';
import type { Deps } from '../deps';
import { listBetsOn, type BetRow } from '../store/bets';

/**
 * The bets on some events as one player may see them: their own in full, those of others without the pick until betting on the event has
 * closed (docs/domain-rules.md#bets). That somebody has bet is told at once.
 */
export function listEventBets({ db, clock }: Deps) {
  return async (_ctx: Context, request: ListEventBetsRequest): Promise<ListEventBetsResponse> => {
    const bets = await listBetsOn(db, request.event_ids, clock());
    return { bets: bets.map((bet) => (bet.closed || bet.user_id === request.viewer_id ? inFull(bet) : hidden(bet))) };
  };
}

function inFull(bet: BetRow): EventBet {
  return { ...hidden(bet), bet: toBet(bet), market_key: bet.market_key ?? '', outcome_key: bet.outcome_key ?? '' };
}

function hidden({ event_id, user_id }: BetRow): EventBet {
  return { event_id, user_id, bet: undefined, market_key: '', outcome_key: '' };
}
