import { event, type Tx } from '@oddsmates/kit';
import { NotificationsAdded } from '@oddsmates/proto/grpc/events/v1/social';
import { wanted } from './domain/choice';
import type { Notice } from './domain/notice';
import { mutedKinds } from './store/muted-kinds';
import { insertNotices } from './store/notifications';

/** So many people stand in one fact: a big league is told of in several. */
export const PEOPLE_PER_FACT = 500;

/**
 * Tells people what they want to be told, and their open pages that there is something to read, in one transaction. Somebody who has muted all
 * of it is in no fact either: no page of theirs looks again, no bell rings.
 */
export async function tell(tx: Tx, notices: Notice[]): Promise<void> {
  const told = wanted(notices, await mutedKinds(tx, distinct(notices)));
  if (told.length === 0) return;
  await insertNotices(tx, told);
  const userIds = distinct(told);
  for (let from = 0; from < userIds.length; from += PEOPLE_PER_FACT) {
    const together = userIds.slice(from, from + PEOPLE_PER_FACT);
    // Keyed by one of them: the facts need no order, since each only says 'look again'.
    await tx.publish(event('social.notification', together[0] ?? '', NotificationsAdded, { user_ids: together }));
  }
}

function distinct(notices: Notice[]): string[] {
  return [...new Set(notices.map(({ userId }) => userId))];
}
