import { BellOutlined } from '@ant-design/icons';
import { EmptyState, ErrorCard, ListSkeleton } from '@oddsmates/sdk/components';
import { FriendRequestItem } from './friend-request-item';
import { InviteItem } from './invite-item';
import { NotificationItem } from './notification-item';
import { isOpenInvite } from './tone';
import type { useInbox } from './use-inbox';

export interface InboxProps {
  inbox: ReturnType<typeof useInbox>;
  /** Notifications that were unread when the popup opened. */
  fresh: ReadonlySet<string>;
  onDone: () => void;
}

/** The popup: Friend Requests while there are any, then Notifications. Each part fails and is retried on its own. */
export function Inbox({ inbox: { requests, notifications }, fresh, onDone }: InboxProps) {
  return (
    <>
      {requests.isError && !requests.data && (
        <ErrorCard error={requests.error} fallback="Failed to get friend requests" onRetry={() => void requests.refetch()} />
      )}
      {requests.data && requests.data.requests.length > 0 && (
        <section aria-labelledby="inbox-requests">
          <h2 id="inbox-requests">Friend Requests</h2>
          <ul>{requests.data.requests.map((request) => <FriendRequestItem key={request.id} request={request} />)}</ul>
        </section>
      )}
      <section aria-labelledby="inbox-notifications">
        <h2 id="inbox-notifications">Notifications</h2>
        {notifications.isPending && <ListSkeleton rows={3} />}
        {notifications.isError && !notifications.data && (
          <ErrorCard error={notifications.error} fallback="Failed to fetch notifications" onRetry={() => void notifications.refetch()} />
        )}
        {notifications.data?.length === 0 && <EmptyState icon={<BellOutlined />} text="No new notifications" />}
        {notifications.data && notifications.data.length > 0 && (
          <ul>
            {notifications.data.map((one) => (isOpenInvite(one)
              ? <InviteItem key={one.id} invite={one} onAccepted={onDone} />
              : <NotificationItem key={one.id} notification={one} fresh={fresh.has(one.id)} />))}
          </ul>
        )}
      </section>
    </>
  );
}
