import { CheckCircleFilled } from '@ant-design/icons';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './done-card.css';

export interface DoneCardProps {
  /** The spec's sentence, e.g. 'Event created successfully!'. */
  text: string;
  leagueId: string;
  /** What was done, in figures. */
  children?: ReactNode;
}

/** In place of a form that has done its work, until the page returns to the league. It takes the focus, so it is read out. */
export function DoneCard({ text, leagueId, children }: DoneCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <div className="done-card" role="status" tabIndex={-1} ref={card}>
      <CheckCircleFilled className="done-card-icon" aria-hidden />
      <p className="done-card-text">{text}</p>
      {children}
      <Link className="done-card-link" to={`/league/${leagueId}`}>Back to League</Link>
    </div>
  );
}
