import { formatDateTime } from '@oddsmates/sdk';
import { UserAvatar } from '@oddsmates/sdk/components';
import type { ChatMessage } from '../../types';
import type { Line } from './use-lines';

export interface SaidLineProps {
  message: ChatMessage;
  own: boolean;
  /** The line before is of the same person: name and picture stand there. */
  continued: boolean;
}

/** One message: others' on the left with who says it, one's own on the right. */
export function SaidLine({ message: { message, created_at: at, sender }, own, continued }: SaidLineProps) {
  return (
    <div className={`chat-line${own ? ' chat-own' : ''}${continued ? ' chat-continued' : ''}`}>
      {!own && <span className="chat-picture">{!continued && sender && <UserAvatar user={sender} size={32} />}</span>}
      <div className="chat-said">
        {!own && !continued && <span className="chat-name">{sender?.username}</span>}
        {own && <span className="om-visually-hidden">You: </span>}
        <p className="chat-bubble">{message}</p>
        <time className="chat-time om-figures" dateTime={at}>{formatDateTime(at)}</time>
      </div>
    </div>
  );
}

/** The server's answer to a line; what it leaves out, the line knows. */
export const said = (answer: ChatMessage, line: Line): ChatMessage => ({ ...answer, message: answer.message || line.text, created_at: answer.created_at || line.sentAt });
