import { useAction } from '@oddsmates/sdk';
import { useState } from 'react';
import { newKey } from '../../new-key';
import type { ChatMessage } from '../../types';
import { sendFailure } from './failures';

/** A line of one's own from when it was sent until a read of the chat brings it. */
export interface Line {
  /** The idempotency key as well: a line that is sent again is said once. */
  key: string;
  text: string;
  /** ISO 8601, by this browser's clock. */
  sentAt: string;
  state: 'sending' | 'sent' | 'failed';
  failure?: string;
  /** The server's message, once it has answered. */
  message?: ChatMessage;
}

/** One's own lines: shown at once, marked while they are on their way, sent again on request. */
export function useLines(leagueId: string) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const change = (key: string, part: Partial<Line>) => setLines((now) => now.map((line) => (line.key === key ? { ...line, ...part } : line)));
  // By key, since several lines may be under way at once.
  const { mutate } = useAction('chat.SendMessage', {
    onSuccess: (message, { idempotencyKey = '' }) => change(idempotencyKey, { state: 'sent', message }),
    onError: (error, { idempotencyKey = '' }) => change(idempotencyKey, { state: 'failed', failure: sendFailure(error) }),
  });
  const deliver = ({ key, text }: Line) => mutate({ request: { league_id: leagueId, message: text }, idempotencyKey: key });
  return {
    lines,
    /** Sends the text, trimmed; whitespace alone is not sent (spec section 5). Tells whether there was anything to send. */
    send: (typed: string): boolean => {
      const text = typed.trim();
      if (text === '') return false;
      const line: Line = { key: newKey(), text, sentAt: new Date().toISOString(), state: 'sending' };
      setLines((now) => [...now, line]);
      deliver(line);
      return true;
    },
    retry: (line: Line) => {
      change(line.key, { state: 'sending', failure: undefined });
      deliver(line);
    },
    discard: (key: string) => setLines((now) => now.filter((line) => line.key !== key)),
  };
}
