import { SearchOutlined, TeamOutlined } from '@ant-design/icons';
import { useCall } from '@oddsmates/sdk';
import { EmptyState, ErrorCard, ListSkeleton } from '@oddsmates/sdk/components';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { League } from '../../../contract';
import { FriendChoice } from './friend-choice';
import { INVITES_FAILED, useInvites } from './use-invites';

/** Search, a list to tick, and Invite Selected. Whom the server refuses stays ticked, with the reason beside the name. */
export function InviteForm({ league, onClose }: { league: League; onClose: () => void }) {
  const navigate = useNavigate();
  // Asked anew at each opening: who has just become a friend is often the one to invite.
  const friends = useCall('social.ListFriends', {}, { refetchOnMount: 'always' });
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const invites = useInvites(league.id, onClose);

  if (friends.isPending) return <ListSkeleton rows={4} />;
  if (!friends.data) return <ErrorCard fallback="Failed to load friends list" error={friends.error} onRetry={() => void friends.refetch()} />;
  if (friends.data.length === 0) {
    return (
      <EmptyState
        icon={<TeamOutlined aria-hidden />} text="You don't have any friends yet."
        action={<Button type="primary" onClick={() => void navigate('/add-friend')}>Add Friends</Button>}
      />
    );
  }
  const members = new Set(league.members.map(({ id }) => id));
  const found = friends.data
    .filter(({ username }) => username.toLowerCase().includes(search.trim().toLowerCase()))
    // Whom there is to invite comes first.
    .sort((a, b) => Number(members.has(a.id)) - Number(members.has(b.id)));
  const selected = friends.data.filter(({ id }) => chosen.has(id) && !invites.sent.has(id) && !members.has(id)).map(({ id }) => id);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };

  return (
    <div className="invite">
      <Input
        aria-label="Search friends" placeholder="Search friends..." prefix={<SearchOutlined aria-hidden />} allowClear value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {found.length === 0 && <p className="invite-none om-quiet" role="status">No friends match your search.</p>}
      {/* It scrolls, so the keyboard must reach it. */}
      <ul className="invite-list" tabIndex={0} aria-label="Friends">
        {found.map((friend) => (
          <FriendChoice
            key={friend.id} friend={friend} checked={chosen.has(friend.id)} busy={invites.busy} onToggle={() => toggle(friend.id)}
            state={members.has(friend.id) ? 'Member' : invites.sent.has(friend.id) ? 'Invited' : undefined} failure={invites.failures.get(friend.id)}
          />
        ))}
      </ul>
      {invites.failures.size > 0 && <Alert type="error" showIcon role="alert" message={INVITES_FAILED} />}
      <div className="invite-buttons">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="primary" disabled={selected.length === 0 || invites.busy} onClick={() => void invites.send(selected)}>
          {invites.busy ? 'Inviting...' : 'Invite Selected'}
        </Button>
      </div>
    </div>
  );
}
