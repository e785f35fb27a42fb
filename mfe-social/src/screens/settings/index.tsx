import { PageHeader } from '@oddsmates/sdk/components';
import { Account } from './account';
import { DisplaySettings } from './display-settings';
import { NotificationChoices } from './notification-choices';
import { PasswordForm } from './password-form';
import { Sessions } from './sessions';
import './settings.css';

/** Settings: the account, how things are shown, what the bell tells, password, sessions. */
export default function Settings() {
  return (
    <div className="settings">
      <PageHeader title="Settings" backTo="/profile" backLabel="Back to Profile" />
      <Account />
      <DisplaySettings />
      <NotificationChoices />
      <PasswordForm />
      <Sessions />
    </div>
  );
}
