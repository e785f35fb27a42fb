import { useCall } from '@oddsmates/sdk';
import { useState } from 'react';
import { ActionButton } from '../form/action-button';
import { GoogleIcon } from '../icons';
import { leaveTo } from './leave-to';
import { signInAddress } from './round-trip';

/** 'OR' and the way to Google, where the server knows a provider (spec section 2). Its place is kept until that is known. */
export function GoogleButton({ busy }: { busy: boolean }) {
  const config = useCall('identity.GetAuthConfig', {}, { staleTime: Infinity });
  const [leaving, setLeaving] = useState(false);
  if (config.isPending) return <div className="auth-google" aria-hidden="true" />;
  const google = config.data?.google;
  if (!google || google.mode === 'off') return null;
  const leave = () => {
    setLeaving(true);
    leaveTo(signInAddress(google));
  };
  return (
    <div className="auth-google">
      <p className="auth-or">OR</p>
      <ActionButton icon={<GoogleIcon />} busy={busy || leaving} onClick={leave}>Sign in with Google</ActionButton>
      {google.mode === 'local' && <p className="auth-google-note">On this machine, two demo accounts stand in for Google.</p>}
    </div>
  );
}
