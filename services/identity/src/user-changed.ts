import { event, type OutboxEvent } from '@oddsmates/kit';
import { UserChanged } from '@oddsmates/proto/grpc/events/v1/identity';
import { imageUrl } from './domain/profile';
import type { UserRow } from './store/users';

/** The fact that an account was opened, or that its name or picture changed. */
export function userChanged(user: UserRow, changedAt: Date): OutboxEvent {
  return event('identity.user', user.id, UserChanged, {
    user_id: user.id,
    username: user.username,
    profile_image_url: imageUrl(user.profile_image_key),
    version: user.version,
    changed_at: changedAt,
  });
}
