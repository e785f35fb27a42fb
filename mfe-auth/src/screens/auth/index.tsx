import { useSession } from '@oddsmates/sdk';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthForm } from './auth-form';
import { useGoogleReturn } from './google/use-google-return';
import { MarketingPanel } from './marketing-panel';
import './auth.css';

/** The first page: a form on the left, what Oddsmates is on the right (spec section 2). Who is signed in goes to /home. */
export default function Auth() {
  const { pathname } = useLocation();
  const session = useSession();
  const google = useGoogleReturn();
  if (session) return <Navigate to="/home" replace />;

  const mode = google.account || pathname.startsWith('/register') ? 'register' : 'sign-in';
  return (
    <div className="auth">
      {/* By its mode: switching clears fields and errors. */}
      <AuthForm key={google.account?.email ?? mode} mode={mode} google={google} />
      <MarketingPanel />
    </div>
  );
}
