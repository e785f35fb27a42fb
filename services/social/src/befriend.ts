import { event, type Tx } from '@oddsmates/kit';
import { FriendshipMade } from '@oddsmates/proto/grpc/events/v1/social';
import { otherOf, type Friendship } from './domain/friendship';
import { friendNotice } from './domain/notice';
import { befriend } from './store/friendships';
import { tell } from './tell';

/**
 * Accepts a request, for whoever did not send it. The one who asked is told in the same transaction: when the fact reaches their page, the
 * notification is there.
 */
export async function acceptRequest(tx: Tx, friendship: Friendship, at: Date): Promise<void> {
  const { asked_by: askedBy, request_id: requestId, low } = friendship;
  const fact: FriendshipMade = { asked_by: askedBy, accepted_by: otherOf(friendship, askedBy), made_at: at };
  await befriend(tx, requestId, at);
  await tell(tx, [friendNotice(fact)]);
  await tx.publish(event('social.friendship', low, FriendshipMade, fact));
}
