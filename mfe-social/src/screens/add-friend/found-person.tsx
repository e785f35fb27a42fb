import { CheckOutlined, ClockCircleOutlined, UserAddOutlined } from '@ant-design/icons';
import { notices, updateCached, useAction, type ApiError } from '@oddsmates/sdk';
import { UserAvatar } from '@oddsmates/sdk/components';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { formatPoints } from '../../points';
import type { FoundUser } from '../../types';

/** One person with what can be done: ask, wait, or nothing more to do. */
export function FoundPerson({ person, query }: { person: FoundUser; query: string }) {
  const client = useQueryClient();
  const ask = useAction('social.SendFriendRequest', {
    emits: ['friendsUpdated'],
    onSuccess: ({ friendStatus }) => updateCached(client, 'social.SearchUsers', { q: query }, (found) =>
      found.map((one) => (one.id === person.id ? { ...one, friendStatus } : one))),
    onError: (error) => notices.error(sendFailure(error)),
  });
  const send = () => { if (!ask.isPending) ask.mutate({ request: { user_id: person.id } }); };
  return (
    <li className="found-person">
      <UserAvatar user={person} size={44} />
      <span className="found-text">
        <span className="found-name">{person.username}</span>
        <span className="om-quiet om-figures">{formatPoints(person.points)}</span>
      </span>
      {person.friendStatus === 'none' && (
        <Button type="primary" icon={<UserAddOutlined aria-hidden />} loading={ask.isPending} aria-label={`Add ${person.username} as a friend`} onClick={send}>Add</Button>
      )}
      {person.friendStatus === 'pending' && <span className="found-pending"><ClockCircleOutlined aria-hidden /> Pending</span>}
      {person.friendStatus === 'friends' && <Button disabled icon={<CheckOutlined aria-hidden />}>Friends</Button>}
    </li>
  );
}

/** The server's sentence where it decided; else that it failed (spec section 8, friends). */
const sendFailure = (error: ApiError): string => (error.undecided ? 'Failed to send friend request' : error.message);
