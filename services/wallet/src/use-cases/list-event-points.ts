import type { Context } from '@oddsmates/kit';
import type { ListEventPointsRequest, ListEventPointsResponse } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import type { Deps } from '../deps';
import { listPointsOn } from '../store/bets';

/** The points and guesses of everybody's bets on some events, earliest bet first; open bets have none yet. For services, not for players' eyes. */
export function listEventPoints({ db }: Deps) {
  return async (_ctx: Context, request: ListEventPointsRequest): Promise<ListEventPointsResponse> => {
    const points = await listPointsOn(db, request.event_ids);
    return { points: points.map(({ guess_hundredths, ...each }) => ({ ...each, guess_hundredths: guess_hundredths ?? undefined })) };
  };
}
