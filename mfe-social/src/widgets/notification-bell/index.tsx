import { BellOutlined } from '@ant-design/icons';
import Badge from 'antd/es/badge';
import Button from 'antd/es/button';
import Popover from 'antd/es/popover';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Inbox } from './inbox';
import { useInbox } from './use-inbox';
import './notification-bell.css';

/** The popup is wider than what lies left of the bell on a phone: it moves over rather than out of the page. */
const INSIDE_THE_PAGE = { overflow: { shiftX: true, adjustY: true } };

/** The bell of the top bar (spec section 2): a badge, and a popup with friend requests and notifications. Opening marks all read. */
export default function NotificationBell() {
  const [open, setOpen] = useState(false);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const inbox = useInbox(open);
  const news = newsOf(inbox.badge);
  const bell = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);

  useEffect(() => { if (open) popup.current?.focus(); }, [open]);
  // An entry that was answered goes, and the focus with it: the popup takes it, so that Escape and Tab go on from there.
  useEffect(() => { if (open && document.activeElement === document.body) popup.current?.focus(); });

  const show = (next: boolean) => {
    setOpen(next);
    if (!next) return;
    // What was unread keeps its mark while it is looked at.
    setFresh(new Set(inbox.unread.map(({ id }) => id)));
    inbox.markRead();
    inbox.refresh();
  };
  const close = () => {
    setOpen(false);
    bell.current?.focus();
  };
  const onKeyDown = (press: KeyboardEvent) => { if (open && press.key === 'Escape') close(); };

  return (
    <div onKeyDown={onKeyDown}>
      <Popover
        open={open} onOpenChange={show} trigger="click" placement="bottomRight" arrow={false} destroyOnHidden align={INSIDE_THE_PAGE} classNames={{ root: 'bell-popup' }}
        content={<div ref={popup} className="inbox" role="dialog" aria-label="Notifications" tabIndex={-1}><Inbox inbox={inbox} fresh={fresh} onDone={() => setOpen(false)} /></div>}
      >
        <Button
          ref={bell} type="text" className={inbox.badge > MOST ? 'bell bell-many' : 'bell'} aria-expanded={open} aria-haspopup="dialog"
          aria-label={news === '' ? 'Notifications' : `Notifications, ${news}`}
          icon={<Badge count={inbox.badge} overflowCount={MOST} size="small" offset={besideTheBell(inbox.badge)}><BellOutlined className="bell-icon" aria-hidden /></Badge>}
        />
      </Popover>
      <span className="om-visually-hidden" role="status">{news}</span>
    </div>
  );
}

/** What the badge counts to. */
const MOST = 99;

/** In pixels from the bell's corner: the more figures, the further right, so that the bell is seen behind them. */
const besideTheBell = (count: number): [number, number] => [count > MOST ? 8 : count > 9 ? 4 : 0, 0];

/** What the badge says, in words: it counts no further than 99. */
const newsOf = (count: number): string => (count > MOST ? `${MOST}+ new` : count > 0 ? `${count} new` : '');
