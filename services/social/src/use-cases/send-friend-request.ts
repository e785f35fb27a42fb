import { AppError, event, idempotently, newId, type Clock, type Context, type Db } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { FriendRequestSent } from '@oddsmates/proto/grpc/events/v1/social';
import { SendFriendRequestRequest, SendFriendRequestResponse } from '@oddsmates/proto/grpc/social/v1/social';
import { acceptRequest } from '../befriend';
import { awaitsAnswerOf, pairOf } from '../domain/friendship';
import { ensureKnown, type IdentityClient } from '../people';
import { askOrFind } from '../store/friendships';

/**
 * Asks somebody to be friends. When they have asked already, theirs is accepted, also when both ask at the same moment
 * (docs/domain-rules.md#leagues-invites-friends).
 * @throws AppError FRIEND_REQUEST_TO_SELF, USER_NOT_FOUND, ALREADY_FRIENDS, FRIEND_REQUEST_PENDING
 */
export function sendFriendRequest(deps: { db: Db; identity: IdentityClient; clock: Clock }) {
  return async (ctx: Context, request: SendFriendRequestRequest): Promise<SendFriendRequestResponse> => {
    const { userId } = ctx;
    const { user_id: otherId } = request;
    if (otherId === userId) throw new AppError(Reason.FRIEND_REQUEST_TO_SELF);
    const existing = await ensureKnown(deps, ctx, [userId, otherId]);
    if (!existing.has(otherId)) throw new AppError(Reason.USER_NOT_FOUND);
    if (!existing.has(userId)) throw new AppError(Reason.LOGIN_AGAIN);
    const now = deps.clock();

    return idempotently(deps.db, ctx, SendFriendRequestResponse, 'SendFriendRequest', SendFriendRequestRequest.encode(request), async (tx) => {
      const pair = pairOf(userId, otherId);
      const requestId = newId();
      const friendship = await askOrFind(tx, { ...pair, requestId, askedBy: userId, at: now });

      if (friendship.request_id === requestId) {
        const fact = { request_id: requestId, from_user_id: userId, to_user_id: otherId, sent_at: now };
        await tx.publish(event('social.friendship', pair.low, FriendRequestSent, fact));
        return { friendStatus: 'pending' };
      }
      if (awaitsAnswerOf(friendship, userId)) {
        await acceptRequest(tx, friendship, now);
        return { friendStatus: 'friends' };
      }
      throw new AppError(friendship.status === 'friends' ? Reason.ALREADY_FRIENDS : Reason.FRIEND_REQUEST_PENDING);
    });
  };
}
