import { UserDeleteOutlined } from '@ant-design/icons';
import { notices, useAction } from '@oddsmates/sdk';
import { App, Button } from 'antd';
import type { League, Member } from '../../../contract';

/** The captain's button beside a member, and what it asks before it acts (spec sections 2 and 8, docs/domain-rules.md#leagues-invites-friends). */
export function RemoveMember({ league, member }: { league: League; member: Member }) {
  const { modal } = App.useApp();
  const remove = useAction('league.RemoveMember', {
    emits: ['leaguesUpdated'],
    onSuccess: () => notices.success('Member removed successfully'),
    onError: () => notices.error('Failed to remove member. Please try again.'),
  });
  const ask = () => void modal.confirm({
    title: `Remove ${member.username} from ${league.name}?`,
    content: 'They lose access at once. Their open bets become void and entry fees of undecided circuits go back. Their balance is kept in case they return.',
    okText: 'Remove member',
    okButtonProps: { danger: true },
    cancelText: 'Keep member',
    autoFocusButton: 'cancel',
    onOk: () => remove.mutate({ request: { league_id: league.id, member_id: member.id } }),
  });
  return (
    <Button
      type="text" className="members-remove" icon={<UserDeleteOutlined aria-hidden />} loading={remove.isPending}
      aria-label={`Remove ${member.username}`} title={`Remove ${member.username}`} onClick={ask}
    />
  );
}
