import { useSession } from '@oddsmates/sdk';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './open-frame.css';

/** Around the pages for visitors: nothing but a way back for who is signed in already. */
export function OpenFrame({ children }: { children: ReactNode }) {
  const session = useSession();
  return (
    <>
      {session && (
        <nav className="open-frame-note" aria-label="Your session">
          You are signed in{session.user ? ` as ${session.user.username}` : ''}. <Link to="/home">Go to your leagues</Link>
        </nav>
      )}
      <main id="main">{children}</main>
    </>
  );
}
