import { BellOutlined, FallOutlined, TeamOutlined, TrophyOutlined } from '@ant-design/icons';
import { formatDateTime } from '@oddsmates/sdk';
import type { Notification } from '../../types';
import { toneOf, type Tone } from './tone';

const ICONS: Record<Tone, React.ReactNode> = { invite: <TeamOutlined />, win: <TrophyOutlined />, loss: <FallOutlined />, plain: <BellOutlined /> };

/** Something that happened, with its date. */
export function NotificationItem({ notification, fresh }: { notification: Notification; fresh: boolean }) {
  const tone = toneOf(notification);
  return (
    <li className={`note note-${tone}${fresh ? ' note-fresh' : ''}`}>
      <span className="note-icon" aria-hidden>{ICONS[tone]}</span>
      <div className="note-text">
        <p>{fresh && <span className="om-visually-hidden">New: </span>}{notification.message}</p>
        <time className="om-quiet om-figures" dateTime={notification.created_at}>{formatDateTime(notification.created_at)}</time>
      </div>
    </li>
  );
}
