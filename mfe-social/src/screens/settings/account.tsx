import { session, useCall, useSession } from '@oddsmates/sdk';
import { UserAvatar } from '@oddsmates/sdk/components';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { SettingCard } from './setting-card';

/** Whose settings these are, the way to the profile, and out. */
export function Account() {
  const navigate = useNavigate();
  const user = useSession()?.user;
  const profile = useCall('identity.GetProfile', {});
  return (
    <SettingCard title="Account">
      <div className="setting-row">
        <div className="setting-person">
          {user && <UserAvatar user={user} size={44} />}
          <div>
            <p className="setting-name">{user?.username}</p>
            <p className="om-quiet">{profile.data?.email}</p>
          </div>
        </div>
        <div className="setting-buttons">
          <Button onClick={() => void navigate('/profile')}>Edit your profile</Button>
          <Button onClick={() => session.signOut()}>Sign out</Button>
        </div>
      </div>
      <p className="om-quiet">Every dollar here is virtual. It has no cash value: it cannot be bought, paid out or sent to anybody.</p>
    </SettingCard>
  );
}
