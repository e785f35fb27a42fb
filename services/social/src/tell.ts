import { event, type Tx } from '@oddsmates/kit';
import { NotificationsAdded } from '@oddsmates/proto/grpc/events/v1/social';
import type { Notice } from './domain/notice';
import { insertNotices } from './store/notifications';

/** So many people stand in one fact: a big league is told of in several. */
export const PEOPLE_PER_FACT = 500;

/** Tells people something, and their open pages that there is something to read, in one transaction. */
export async function tell(tx: Tx, notices: Notice[]): Promise<void> {
  if (notices.length === 0) return;
  await insertNotices(tx, notices);
  const userIds = [...new Set(notices.map(({ userId }) => userId))];
  for (let from = 0; from < userIds.length; from += PEOPLE_PER_FACT) {
    const together = userIds.slice(from, from + PEOPLE_PER_FACT);
    // Keyed by one of them: the facts need no order, since each only says 'look again'.
    await tx.publish(event('social.notification', together[0] ?? '', NotificationsAdded, { user_ids: together }));
  }
}
