import { TeamOutlined } from '@ant-design/icons';
import Button from 'antd/es/button';
import type { Notification } from '../../types';
import { useAnswerInvite } from './use-inbox';

/** A league invite that waits for an answer. */
export function InviteItem({ invite, onAccepted }: { invite: Notification; onAccepted: () => void }) {
  const answer = useAnswerInvite(onAccepted);
  const reply = (action: 'accept' | 'decline') => { if (!answer.isPending) answer.mutate({ request: { id: invite.reference_id, action } }); };
  return (
    <li className="note note-invite">
      <span className="note-icon" aria-hidden><TeamOutlined /></span>
      <div className="note-text">
        <p>{invite.message}</p>
        <div className="note-buttons">
          <Button type="primary" disabled={answer.isPending} aria-label={`Accept: ${invite.message}`} onClick={() => reply('accept')}>Accept</Button>
          <Button disabled={answer.isPending} aria-label={`Decline: ${invite.message}`} onClick={() => reply('decline')}>Decline</Button>
        </div>
      </div>
    </li>
  );
}
