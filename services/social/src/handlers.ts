import type { Clock, Db, Handlers } from '@oddsmates/kit';
import type { SocialServiceService } from '@oddsmates/proto/grpc/social/v1/social';
import type { IdentityClient } from './people';
import { getNotificationSettings } from './use-cases/get-notification-settings';
import { handleFriendRequest } from './use-cases/handle-friend-request';
import { listFriendRequests } from './use-cases/list-friend-requests';
import { listFriends } from './use-cases/list-friends';
import { listNotifications } from './use-cases/list-notifications';
import { markNotificationsRead } from './use-cases/mark-notifications-read';
import { searchUsers } from './use-cases/search-users';
import { sendFriendRequest } from './use-cases/send-friend-request';
import { updateNotificationSettings } from './use-cases/update-notification-settings';

/** What the service's use cases work with. */
export type Parts = { db: Db; identity: IdentityClient; clock: Clock };

/** The calls of SocialService. */
export function handlers(parts: Parts): Handlers<typeof SocialServiceService> {
  return {
    listFriends: listFriends(parts),
    listFriendRequests: listFriendRequests(parts),
    sendFriendRequest: sendFriendRequest(parts),
    handleFriendRequest: handleFriendRequest(parts),
    searchUsers: searchUsers(parts),
    listNotifications: listNotifications(parts),
    markNotificationsRead: markNotificationsRead(parts),
    getNotificationSettings: getNotificationSettings(parts),
    updateNotificationSettings: updateNotificationSettings(parts),
  };
}
