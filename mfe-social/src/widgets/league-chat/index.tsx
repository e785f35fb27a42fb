import { MessageOutlined } from '@ant-design/icons';
import { useSession } from '@oddsmates/sdk';
import { EmptyState, ErrorCard, ListSkeleton } from '@oddsmates/sdk/components';
import { Composer } from './composer';
import { LOAD_FAILURE } from './failures';
import { OwnLine } from './own-line';
import { said, SaidLine } from './said-line';
import { useLines } from './use-lines';
import { useMembers } from './use-members';
import { useMessages } from './use-messages';
import { useStickToEnd } from './use-stick-to-end';
import './league-chat.css';

/** The chat of a league (spec section 2): 500 px tall, own messages on the right, others' on the left. */
export default function LeagueChat({ leagueId }: { leagueId: string }) {
  const user = useSession()?.user;
  return (
    <section className="chat" aria-labelledby="chat-title">
      <h2 id="chat-title">League Chat</h2>
      {user
        ? <Conversation key={leagueId} leagueId={leagueId} userId={user.id} />
        : <ErrorCard fallback="Not authenticated" />}
    </section>
  );
}

function Conversation({ leagueId, userId }: { leagueId: string; userId: string }) {
  const messages = useMessages(leagueId);
  const withPresentSender = useMembers(leagueId);
  const { lines, send, retry, discard } = useLines(leagueId);
  const read = messages.data ?? [];
  const ids = new Set(read.map(({ id }) => id));
  const own = lines.filter(({ message }) => !message || !ids.has(message.id));
  const { list, unseen, toEnd } = useStickToEnd(read.filter(({ sender }) => sender?.id !== userId).length, read.length + own.length);

  return (
    <>
      <div className="chat-frame">
        <div className="chat-list" ref={list} role="log" aria-label="Messages" aria-live="polite" aria-busy={messages.isPending} tabIndex={0}>
          {messages.isPending && <ListSkeleton rows={4} />}
          {messages.isError && !messages.data && <ErrorCard error={messages.error} fallback={LOAD_FAILURE} onRetry={() => void messages.refetch()} />}
          {messages.data && read.length + own.length === 0 && <EmptyState icon={<MessageOutlined />} text="Nobody has said anything yet. Start the talk!" />}
          {read.map((message, index) => (
            <SaidLine key={message.id} message={withPresentSender(message)} own={message.sender?.id === userId} continued={read[index - 1]?.sender?.id === message.sender?.id} />
          ))}
          {own.map((line) => (line.message
            ? <SaidLine key={line.key} message={said(line.message, line)} own continued />
            : <OwnLine key={line.key} line={line} onRetry={() => retry(line)} onDiscard={() => discard(line.key)} />))}
        </div>
        {unseen > 0 && <button type="button" className="chat-unseen" onClick={toEnd}>{unseen === 1 ? '1 new message' : `${unseen} new messages`} ↓</button>}
      </div>
      {messages.isError && messages.data && <p className="chat-offline" role="status">{LOAD_FAILURE}. Trying again...</p>}
      <Composer onSend={(text) => { if (send(text)) toEnd(); }} />
    </>
  );
}
