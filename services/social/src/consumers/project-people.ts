import { on, type Subscription } from '@oddsmates/kit';
import { UserChanged } from '@oddsmates/proto/grpc/events/v1/identity';
import { keepPeople } from '../store/people';

/** Keeps names and pictures as identity tells them; the newest version wins, in whatever order they come. */
export const projectPeople: Subscription = on('identity.user', UserChanged, (tx, { user_id, username, profile_image_url, version }) =>
  keepPeople(tx, [{ user_id, username, profile_image_url, version }]),
);
