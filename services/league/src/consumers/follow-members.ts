import { event, keepPerson, on, type Subscription } from '@oddsmates/kit';
import { UserChanged } from '@oddsmates/proto/grpc/events/v1/identity';
import { MemberChanged } from '@oddsmates/proto/grpc/events/v1/league';
import { membershipsOf } from '../store/members';

/** Follows names and pictures as they change, and tells the leagues that show them. */
export const followMembers: Subscription = on('identity.user', UserChanged, async (tx, { user_id, username, profile_image_url, version }) => {
  await keepPerson(tx, { user_id, username, profile_image_url, version });
  const league_ids = await membershipsOf(tx, user_id);
  if (league_ids.length > 0) await tx.publish(event('league.league', user_id, MemberChanged, { user_id, league_ids }));
});
