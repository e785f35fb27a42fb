import { isoTime, type Context, type Db } from '@oddsmates/kit';
import type { ListNotificationsRequest, ListNotificationsResponse, Notification } from '@oddsmates/proto/grpc/social/v1/social';
import { newestNotifications, type NotificationRow } from '../store/notifications';

const MOST_NOTIFICATIONS = 100;

/** The caller's notifications, newest first: the latest 100, or those before a given one. */
export function listNotifications({ db }: { db: Db }) {
  return async (ctx: Context, { limit, before }: ListNotificationsRequest): Promise<ListNotificationsResponse> => {
    const { userId } = ctx;
    const rows = await newestNotifications(db, userId, before, limit ?? MOST_NOTIFICATIONS);
    return { notifications: rows.map(notificationView) };
  };
}

function notificationView(row: NotificationRow): Notification {
  return {
    id: row.id,
    type: row.type,
    notification_type: row.type,
    message: row.actor_username === null ? row.message : `${row.actor_username} ${row.message}`,
    reference_id: row.reference_id,
    is_read: row.is_read,
    requires_action: row.type === 'league_invite',
    created_at: isoTime(row.created_at),
  };
}
