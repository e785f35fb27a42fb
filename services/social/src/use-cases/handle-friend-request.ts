import { AppError, idempotently, type Clock, type Context, type Db } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { HandleFriendRequestRequest, HandleFriendRequestResponse } from '@oddsmates/proto/grpc/social/v1/social';
import { acceptRequest } from '../befriend';
import { awaitsAnswerOf } from '../domain/friendship';
import { deleteRequest, lockRequest } from '../store/friendships';

/**
 * Accepts or rejects a request that was sent to the caller. Anybody else's, and one that was answered already, is not found.
 * @throws AppError FRIEND_REQUEST_NOT_FOUND
 */
export function handleFriendRequest({ db, clock }: { db: Db; clock: Clock }) {
  return async (ctx: Context, request: HandleFriendRequestRequest): Promise<HandleFriendRequestResponse> => {
    const { userId } = ctx;
    const { id, action } = request;

    return idempotently(db, ctx, HandleFriendRequestResponse, 'HandleFriendRequest', HandleFriendRequestRequest.encode(request), async (tx) => {
      const friendship = await lockRequest(tx, id);
      if (!friendship || !awaitsAnswerOf(friendship, userId)) throw new AppError(Reason.FRIEND_REQUEST_NOT_FOUND);
      if (action === 'accept') await acceptRequest(tx, friendship, clock());
      else await deleteRequest(tx, id);
      return { action };
    });
  };
}
