import { CrownOutlined } from '@ant-design/icons';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../session/use-session';
import './state-card.css';

export interface RequireCaptainProps {
  league: { id: string; captain?: { id: string; username: string } };
  /** Why not, e.g. 'Only league captains can create events' (spec section 6). */
  sentence: string;
  children: ReactNode;
}

/** Whether this user is the league's captain. The server checks again, whatever the page shows. */
export function isCaptain(league: { captain?: { id: string } }, userId: string | undefined): boolean {
  return userId !== undefined && league.captain?.id === userId;
}

/** Shows its children, which have the page's heading, to the league's captain, and to anybody else the sentence for a heading with a way back. */
export function RequireCaptain({ league, sentence, children }: RequireCaptainProps) {
  const navigate = useNavigate();
  const user = useSession()?.user;
  if (isCaptain(league, user?.id)) return children;
  return (
    <div className="om-state-card" role="alert">
      <CrownOutlined className="om-state-icon" aria-hidden />
      <h1 className="om-state-title" tabIndex={-1}>{sentence}</h1>
      <p className="om-quiet">{league.captain && `In this league that is ${league.captain.username}. `}Bets, circuits and the chat are open to you.</p>
      <div className="om-state-actions">
        <Button type="primary" onClick={() => void navigate(`/league/${league.id}`)}>Back to League</Button>
      </div>
    </div>
  );
}
