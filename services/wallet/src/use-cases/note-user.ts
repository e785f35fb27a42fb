import { on, type Subscription } from '@oddsmates/kit';
import { UserChanged } from '@oddsmates/proto/grpc/events/v1/identity';
import { notePlayer } from '../store/players';

/** Keeps when each account was opened, for the betting stats: the time of the first fact that identity tells of it. */
export const noteUser: Subscription = on('identity.user', UserChanged, async (tx, user, meta) => {
  await notePlayer(tx, user.user_id, user.changed_at ?? meta.time);
});
