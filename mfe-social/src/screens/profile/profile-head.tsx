import { EditOutlined, SettingOutlined } from '@ant-design/icons';
import { formatMonth, type Response } from '@oddsmates/sdk';
import { MoneyText } from '@oddsmates/sdk/components';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EditProfile } from './edit-profile';
import { ProfilePicture } from './profile-picture';

/** Who this is: picture, name, level, since when, bio and balance, with Edit Profile and Settings. */
export function ProfileHead({ profile, level }: { profile: Response<'identity.GetProfile'>; level: number | undefined }) {
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  const since = formatMonth(profile.date_joined);
  return (
    <header className="profile-head">
      <ProfilePicture />
      <div className="profile-who">
        <h1 tabIndex={-1}>{profile.username}</h1>
        <p className="profile-facts">
          {level !== undefined && <span className="level-badge om-figures">Level {level}</span>}
          {since !== '' && <span className="om-quiet">Member since {since}</span>}
        </p>
        <p className={profile.bio === '' ? 'profile-bio om-quiet' : 'profile-bio'}>{profile.bio === '' ? 'No bio yet.' : profile.bio}</p>
      </div>
      <div className="profile-balance">
        <span className="om-quiet">Betting Balance</span>
        <MoneyText value={profile.money} className="profile-money" />
        <span className="om-quiet profile-virtual">Virtual money over all your leagues</span>
      </div>
      <div className="profile-actions">
        <Button type="primary" icon={<EditOutlined aria-hidden />} onClick={() => setEditing(true)}>Edit Profile</Button>
        <Button icon={<SettingOutlined aria-hidden />} onClick={() => void navigate('/settings')}>Settings</Button>
      </div>
      <EditProfile profile={profile} open={editing} onClose={() => setEditing(false)} />
    </header>
  );
}
