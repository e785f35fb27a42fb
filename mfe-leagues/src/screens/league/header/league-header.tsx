import { EditOutlined, UserAddOutlined } from '@ant-design/icons';
import { formatMembers } from '@oddsmates/sdk';
import { LeagueImage, MoneyText, PageHeader } from '@oddsmates/sdk/components';
import { Button } from 'antd';
import { useState } from 'react';
import type { League } from '../../../contract';
import { InviteDialog } from '../invite/invite-dialog';
import { Description } from './description';
import { EditLeague } from './edit-league';
import './league-header.css';

/** Name, picture, description and balance; the captain edits them in place: view mode and edit mode (spec section 4, League edit). */
export function LeagueHeader({ league, captain }: { league: League; captain: boolean }) {
  const [mode, setMode] = useState<'view' | 'edit' | 'edited'>('view');
  const [inviting, setInviting] = useState(false);

  if (captain && mode === 'edit') return <EditLeague league={league} onDone={() => setMode('edited')} />;
  return (
    <div className="league-head">
      <div className="league-head-main">
        <PageHeader
          backTo="/home" title={league.name} image={<LeagueImage league={league} size={88} />}
          subtitle={`${formatMembers(league.members.length)}${league.captain ? ` · Captain ${league.captain.username}` : ''}`}
        />
        {league.description !== '' && <Description text={league.description} />}
        {captain && (
          <div className="league-head-actions">
            <Button icon={<UserAddOutlined aria-hidden />} onClick={() => setInviting(true)}>Invite Friends</Button>
            {/* Who comes back from editing finds the focus where they left it. */}
            <Button autoFocus={mode === 'edited'} icon={<EditOutlined aria-hidden />} onClick={() => setMode('edit')}>Edit League</Button>
          </div>
        )}
      </div>
      <div className="league-head-balance">
        <span className="om-quiet">Balance</span>
        <MoneyText value={league.balance} />
        <span className="league-head-note">Virtual money, this league only</span>
      </div>
      {captain && <InviteDialog league={league} open={inviting} onClose={() => setInviting(false)} />}
    </div>
  );
}
