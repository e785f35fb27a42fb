import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { ApiError, sentenceOf } from '../api/api-error';
import './state-card.css';

export interface ErrorCardProps {
  /** The spec's sentence for this part, e.g. 'Failed to load league data'. */
  fallback: string;
  /** What it was that failed, where the sentence is about more than one thing: 'Failed to fetch leagues'. */
  detail?: string | undefined;
  /** What was thrown: its request number is shown, so that somebody can be asked about it. */
  error?: unknown;
  /** Shows the server's sentence instead of `fallback`, where the spec asks for it. */
  preferServer?: boolean;
  onRetry?: () => void;
  /** More buttons, e.g. Back to League. */
  actions?: ReactNode;
}

/** In place of the part that failed: a sentence and Retry. */
export function ErrorCard({ fallback, detail, error, preferServer = false, onRetry, actions }: ErrorCardProps) {
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <div className="om-state-card om-state-error" role="alert">
      <p className="om-state-title">{preferServer ? sentenceOf(error, fallback) : fallback}</p>
      {detail !== undefined && <p>{detail}</p>}
      {requestId !== undefined && <p className="om-quiet">Request {requestId}</p>}
      <div className="om-state-actions">
        {onRetry && <Button onClick={onRetry}>Retry</Button>}
        {actions}
      </div>
    </div>
  );
}
