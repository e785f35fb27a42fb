import { UserAvatar } from '@oddsmates/sdk/components';
import { Checkbox } from 'antd';
import type { Friend } from '../../../contract';

export interface FriendChoiceProps {
  friend: Friend;
  checked: boolean;
  busy: boolean;
  onToggle: () => void;
  /** Why there is nothing to choose. */
  state: 'Member' | 'Invited' | undefined;
  /** Why the last invite was not sent. */
  failure: string | undefined;
}

/** A friend to tick. */
export function FriendChoice({ friend, checked, busy, onToggle, state, failure }: FriendChoiceProps) {
  return (
    <li>
      <Checkbox checked={state === undefined && checked} disabled={busy || state !== undefined} onChange={onToggle}>
        <span className="invite-friend">
          <UserAvatar user={friend} size={36} />
          <span className="invite-name">{friend.username}</span>
          {state !== undefined && <span className="lg-chip lg-chip-neutral">{state}</span>}
        </span>
      </Checkbox>
      {failure !== undefined && state === undefined && <p className="invite-failure">{failure}</p>}
    </li>
  );
}
