import { useSession } from '@oddsmates/sdk';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthForm } from './auth-form';
import { MarketingPanel } from './marketing-panel';
import './auth.css';

/** The first page: a form on the left, what Oddsmates is on the right (spec section 2). Who is signed in goes to /home. */
export default function Auth() {
  const { pathname } = useLocation();
  const session = useSession();
  if (session) return <Navigate to="/home" replace />;

  const mode = pathname.startsWith('/register') ? 'register' : 'sign-in';
  return (
    <div className="auth">
      {/* By its mode: switching clears fields and errors. */}
      <AuthForm key={mode} mode={mode} />
      <MarketingPanel />
    </div>
  );
}
