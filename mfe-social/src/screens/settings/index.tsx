import { PageHeader } from '@oddsmates/sdk/components';
import { DisplaySettings } from './display-settings';
import { PasswordForm } from './password-form';
import { Sessions } from './sessions';
import './settings.css';

/** Settings: password, how things are shown, sessions. */
export default function Settings() {
  return (
    <div className="settings">
      <PageHeader title="Settings" backTo="/profile" backLabel="Back to Profile" />
      <DisplaySettings />
      <PasswordForm />
      <Sessions />
    </div>
  );
}
