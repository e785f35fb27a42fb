import { TeamOutlined, UserAddOutlined } from '@ant-design/icons';
import { useCall, usePollWhileDown } from '@oddsmates/sdk';
import { EmptyState, ErrorCard, ListSkeleton, UserAvatar } from '@oddsmates/sdk/components';
import Button from 'antd/es/button';
import { useNavigate } from 'react-router-dom';
import { formatPoints } from '../../points';
import './friends-panel.css';

/** How often the friends and their points are asked for. */
const FRIENDS_POLL_MS = 15_000;

/** Home's friends (spec section 2): Add Friend, and per friend name, points and the chip that is always there. */
export default function FriendsPanel() {
  const navigate = useNavigate();
  return (
    <section className="friends" aria-labelledby="friends-title">
      <header className="friends-head">
        <h2 id="friends-title">Friends</h2>
        <Button icon={<UserAddOutlined aria-hidden />} onClick={() => void navigate('/add-friend')}>Add Friend</Button>
      </header>
      <FriendList />
    </section>
  );
}

function FriendList() {
  const friends = useCall('social.ListFriends', {}, { refetchInterval: usePollWhileDown(FRIENDS_POLL_MS) });
  if (friends.isPending) return <ListSkeleton rows={3} />;
  if (!friends.data) return <ErrorCard error={friends.error} fallback="Failed to load friends list" onRetry={() => void friends.refetch()} />;
  if (friends.data.length === 0) return <EmptyState icon={<TeamOutlined />} text="No friends yet. Add some!" />;
  return (
    // What scrolls can be reached and scrolled by keyboard.
    <ul className="friends-list" tabIndex={0} aria-labelledby="friends-title">
      {friends.data.map((friend) => (
        <li key={friend.id} className="friend">
          <UserAvatar user={friend} />
          <span className="friend-text">
            <span className="friend-name" title={friend.username}>{friend.username}</span>
            <span className="om-quiet om-figures">{formatPoints(friend.points)}</span>
          </span>
          <span className="friend-online">Online</span>
        </li>
      ))}
    </ul>
  );
}
