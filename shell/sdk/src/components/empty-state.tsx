import type { ReactNode } from 'react';
import './state-card.css';

export interface EmptyStateProps {
  /** The spec's words, e.g. 'No leagues yet. Create one!'. */
  text: ReactNode;
  icon?: ReactNode;
  /** The next step: a button. */
  action?: ReactNode;
}

/** In place of a list with nothing in it: why, and what to do next. */
export function EmptyState({ text, icon, action }: EmptyStateProps) {
  return (
    <div className="om-state-card">
      {icon !== undefined && <div className="om-state-icon" aria-hidden="true">{icon}</div>}
      <p className="om-quiet">{text}</p>
      {action !== undefined && <div className="om-state-actions">{action}</div>}
    </div>
  );
}
