import { event, on, type Subscription } from '@oddsmates/kit';
import { UserChanged } from '@oddsmates/proto/grpc/events/v1/identity';
import { FriendChanged } from '@oddsmates/proto/grpc/events/v1/social';
import { friendIds } from '../store/friendships';
import { keepPeople } from '../store/people';
import { PEOPLE_PER_FACT } from '../tell';

/** Keeps names and pictures as identity tells them, the newest version, in whatever order they come; and tells the friends who are shown them. */
export const projectPeople: Subscription = on('identity.user', UserChanged, async (tx, { user_id, username, profile_image_url, version }) => {
  await keepPeople(tx, [{ user_id, username, profile_image_url, version }]);
  const friend_ids = await friendIds(tx, user_id, PEOPLE_PER_FACT);
  if (friend_ids.length > 0) await tx.publish(event('social.friendship', user_id, FriendChanged, { user_id, friend_ids }));
});
