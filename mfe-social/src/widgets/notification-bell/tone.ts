import type { Notification } from '../../types';

/** How a notification is coloured (spec section 4): purple, green, red, or not at all. */
export type Tone = 'invite' | 'win' | 'loss' | 'plain';

const WON = /\b(won|win)\b/i;
const LOST = /\b(lost|loss)\b/i;

export const isInvite = ({ type }: Notification): boolean => type === 'league_invite';

/** An invite that waits for an answer. */
export const isOpenInvite = (notification: Notification): boolean => isInvite(notification) && notification.requires_action;

/** By the words of the message. 'You lost your bet on Win or Lose' tells of a loss, whatever the event is called: the first word counts. */
export function toneOf(notification: Notification): Tone {
  if (isInvite(notification)) return 'invite';
  const won = notification.message.search(WON);
  const lost = notification.message.search(LOST);
  if (won < 0 && lost < 0) return 'plain';
  return lost < 0 || (won >= 0 && won < lost) ? 'win' : 'loss';
}
