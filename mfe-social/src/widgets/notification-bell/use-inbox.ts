import { notices, updateCached, useAction, useCall, usePollWhileDown } from '@oddsmates/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

/** How often notifications and friend requests are asked for while no live updates arrive, besides on focus. */
const INBOX_POLL_MS = 15_000;
/** The same while the popup is open: somebody is waiting in front of it. */
const OPEN_INBOX_POLL_MS = 4_000;

/** What waits for the player: friend requests and notifications, the badge, and marking them read. */
export function useInbox(open: boolean) {
  const client = useQueryClient();
  const refetchInterval = usePollWhileDown(open ? OPEN_INBOX_POLL_MS : INBOX_POLL_MS);
  const polled = { refetchInterval, refetchOnWindowFocus: 'always' } as const;
  const requests = useCall('social.ListFriendRequests', {}, polled);
  const notifications = useCall('social.ListNotifications', {}, polled);
  const mark = useAction('social.MarkNotificationsRead', {
    onSuccess: () => updateCached(client, 'social.ListNotifications', {}, (list) => list.map((one) => ({ ...one, is_read: true }))),
    onError: () => notices.error('Failed to mark notifications as read'),
  });
  const unread = notifications.data?.filter((one) => !one.is_read) ?? [];
  return {
    requests,
    notifications,
    unread,
    /** Pending friend requests and unread notifications (spec section 2, top bar). */
    badge: (requests.data?.requests.length ?? 0) + unread.length,
    /** Marks everything read with one call, if anything is unread. */
    markRead: () => { if (unread.length > 0 && !mark.isPending) mark.mutate({ request: {} }); },
    refresh: () => void Promise.all([requests.refetch(), notifications.refetch()]),
  };
}

/** Answers a friend request; it leaves the list, and friends are read again when it was accepted. */
export function useAnswerRequest() {
  const client = useQueryClient();
  return useAction('social.HandleFriendRequest', {
    emits: ['friendsUpdated'],
    onSuccess: (_, { request: { id } }) => updateCached(client, 'social.ListFriendRequests', {}, (list) => ({
      ...list, requests: list.requests.filter((one) => one.id !== id),
    })),
    onError: () => {
      notices.error('Failed to handle friend request');
      void client.invalidateQueries({ queryKey: ['social.ListFriendRequests'] });
    },
  });
}

/** Answers a league invite; it leaves the list, and whoever accepts goes home to the new league. */
export function useAnswerInvite(onAccepted: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useAction('league.HandleInvite', {
    emits: ['leaguesUpdated'],
    onSuccess: (_, { request: { id, action } }) => {
      updateCached(client, 'social.ListNotifications', {}, (list) => list.filter((one) => one.reference_id !== id || !one.requires_action));
      if (action !== 'accept') return;
      onAccepted();
      void navigate('/home');
    },
    onError: () => {
      notices.error('Failed to handle invite');
      void client.invalidateQueries({ queryKey: ['social.ListNotifications'] });
    },
  });
}
