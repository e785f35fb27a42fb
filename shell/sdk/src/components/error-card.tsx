import { ExclamationCircleOutlined } from '@ant-design/icons';
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

/** Many sentences of the spec tell the player already to try again. */
const SAYS_AGAIN = /\bagain\b/i;

/** In place of the part that failed: a sentence, what can be done about it, and Retry. */
export function ErrorCard({ fallback, detail, error, preferServer = false, onRetry, actions }: ErrorCardProps) {
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  const sentence = preferServer ? sentenceOf(error, fallback) : fallback;
  const help = onRetry && !SAYS_AGAIN.test(sentence) ? helpOf(error) : undefined;
  return (
    <div className="om-state-card om-state-error" role="alert">
      <ExclamationCircleOutlined className="om-state-icon" aria-hidden />
      <p className="om-state-title">{sentence}</p>
      {detail !== undefined && <p>{detail}</p>}
      {help !== undefined && <p className="om-quiet">{help}</p>}
      {requestId !== undefined && <p className="om-quiet">Request {requestId}</p>}
      <div className="om-state-actions">
        {onRetry && <Button onClick={onRetry}>Retry</Button>}
        {actions}
      </div>
    </div>
  );
}

/** What to do about a failure of which the server has decided nothing. */
function helpOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || !error.undecided) return undefined;
  return error.status === 0 ? 'There is no connection. Check yours, then try again.' : 'This part of Oddsmates does not answer right now. Try again in a moment.';
}
