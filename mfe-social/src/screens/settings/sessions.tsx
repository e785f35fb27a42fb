import { notices, session, useAction } from '@oddsmates/sdk';
import { App, Button } from 'antd';
import { SettingCard } from './setting-card';

/** Ends all sessions of the account, this one too; the guard then leads to the sign-in page. */
export function Sessions() {
  const { modal } = App.useApp();
  const end = useAction('identity.SignOutEverywhere', {
    onSuccess: () => {
      session.signOut();
      notices.success('You are signed out everywhere.');
    },
    onError: (error) => notices.error(error.message),
  });
  const ask = () => void modal.confirm({
    title: 'Sign out everywhere?', content: 'Every browser that is signed in to your account, this one too, has to sign in again.',
    okText: 'Sign Out', cancelText: 'Cancel', onOk: () => end.mutate({ request: {} }),
  });
  return (
    <SettingCard title="Sessions">
      <div className="setting-row">
        <p className="om-quiet">Signed in somewhere you should not be? End every session of your account.</p>
        <Button danger loading={end.isPending} onClick={ask}>Sign out everywhere</Button>
      </div>
    </SettingCard>
  );
}
