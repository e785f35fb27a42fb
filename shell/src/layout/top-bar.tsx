import { LogoutOutlined, SettingOutlined, TrophyFilled, UserOutlined } from '@ant-design/icons';
import { session, useSession, Widget } from '@oddsmates/sdk';
import { StreamSign, UserAvatar } from '@oddsmates/sdk/components';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import { Link, useNavigate } from 'react-router-dom';

const BELL_HEIGHT_PX = 44;

const MENU = [
  { key: '/profile', label: 'Profile', icon: <UserOutlined /> },
  { key: '/settings', label: 'Settings', icon: <SettingOutlined /> },
];

/** Logo, bell, avatar menu and Logout (spec section 2, top bar), and a word while live updates do not arrive. The bell is a widget of the social remote. */
export function TopBar() {
  const navigate = useNavigate();
  const user = useSession()?.user;
  return (
    <header className="top-bar">
      <div className="top-bar-row">
        <Link to="/home" className="top-bar-logo"><TrophyFilled aria-hidden />Oddsmates</Link>
        <div className="top-bar-sign"><StreamSign /></div>
        <div className="top-bar-bell"><Widget remote="social" name="NotificationBell" props={{}} height={BELL_HEIGHT_PX} /></div>
        <Dropdown trigger={['click']} placement="bottomRight" menu={{ items: MENU, onClick: ({ key }) => void navigate(key) }}>
          <button type="button" className="top-bar-avatar" aria-haspopup="menu">
            <span className="om-visually-hidden">Account menu</span>
            {user ? <UserAvatar user={user} size={36} /> : <UserOutlined />}
          </button>
        </Dropdown>
        <Button type="text" className="top-bar-logout" aria-label="Logout" icon={<LogoutOutlined />} onClick={() => session.signOut()}>
          <span>Logout</span>
        </Button>
      </div>
    </header>
  );
}
