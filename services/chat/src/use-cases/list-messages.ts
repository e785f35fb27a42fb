import { peopleOf, type Context } from '@oddsmates/kit';
import type { ListMessagesRequest, ListMessagesResponse } from '@oddsmates/proto/grpc/chat/v1/chat';
import { requireMember } from '../access';
import type { Deps } from '../deps';
import { messageAnswer } from '../message-answer';
import { messagesOf } from '../store/messages';

/** How many messages one answer holds when nothing else is asked for. */
const MESSAGES_LISTED = 100;

/**
 * A league's last messages, oldest first; with `after` the ones right after that message, with `before` the ones right before it.
 * @throws AppError LEAGUE_NOT_FOUND, NOT_A_MEMBER, UNAVAILABLE
 */
export async function listMessages(deps: Deps, ctx: Context, request: ListMessagesRequest): Promise<ListMessagesResponse> {
  await requireMember(deps.league, ctx, request.league_id);
  const { limit = MESSAGES_LISTED, before, after } = request;
  const messages = await messagesOf(deps.db, request.league_id, { limit, before, after });
  const people = await peopleOf(deps, ctx, messages.map((message) => message.sender_id));
  return { messages: messages.map((message) => messageAnswer(message, people)) };
}
