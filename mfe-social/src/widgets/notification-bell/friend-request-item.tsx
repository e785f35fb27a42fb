import { UserAvatar } from '@oddsmates/sdk/components';
import Button from 'antd/es/button';
import type { FriendRequest } from '../../types';
import { useAnswerRequest } from './use-inbox';

/** Somebody asks to be a friend. */
export function FriendRequestItem({ request }: { request: FriendRequest }) {
  const answer = useAnswerRequest();
  const from = request.from_user ?? { id: request.id, username: 'Somebody' };
  const reply = (action: 'accept' | 'reject') => { if (!answer.isPending) answer.mutate({ request: { id: request.id, action } }); };
  return (
    <li className="note">
      <UserAvatar user={from} size={36} />
      <div className="note-text">
        <p><b>{from.username}</b> wants to be friends</p>
        <div className="note-buttons">
          <Button type="primary" disabled={answer.isPending} aria-label={`Accept ${from.username}`} onClick={() => reply('accept')}>Accept</Button>
          <Button disabled={answer.isPending} aria-label={`Reject ${from.username}`} onClick={() => reply('reject')}>Reject</Button>
        </div>
      </div>
    </li>
  );
}
