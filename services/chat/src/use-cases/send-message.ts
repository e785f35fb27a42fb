import { event, idempotently, newId, peopleOf, pictureOf, usernameOf, type Context, type People, type Tx } from '@oddsmates/kit';
import { SendMessageRequest, SendMessageResponse } from '@oddsmates/proto/grpc/chat/v1/chat';
import { MessageSent } from '@oddsmates/proto/grpc/events/v1/chat';
import { requireMember } from '../access';
import type { Deps } from '../deps';
import { nextMessageId } from '../domain/message-id';
import { messageAnswer } from '../message-answer';
import { insertMessage, lockRoom, type MessageRow } from '../store/messages';

/**
 * Says something in a league. The text comes trimmed and within its bounds (the contract).
 * @throws AppError LEAGUE_NOT_FOUND, NOT_A_MEMBER, UNAVAILABLE
 */
export async function sendMessage(deps: Deps, ctx: Context, request: SendMessageRequest): Promise<SendMessageResponse> {
  await requireMember(deps.league, ctx, request.league_id);
  const people = await peopleOf(deps, ctx, [ctx.userId]);
  const said = { league_id: request.league_id, sender_id: ctx.userId, message: request.message };
  return idempotently(deps.db, ctx, SendMessageResponse, 'SendMessage', SendMessageRequest.encode(request), async (tx) => ({
    message: messageAnswer(await say(tx, said, people, deps.clock), people),
  }));
}

async function say(tx: Tx, said: Omit<MessageRow, 'id' | 'created_at'>, people: People, clock: Deps['clock']): Promise<MessageRow> {
  const last = await lockRoom(tx, said.league_id);
  // The time is taken behind the lock, so times run in the order of the messages.
  const message = { ...said, id: nextMessageId(newId(), last), created_at: clock() };
  await insertMessage(tx, message);
  await tx.publish(
    event('chat.message', message.league_id, MessageSent, {
      message_id: message.id,
      league_id: message.league_id,
      sender_id: message.sender_id,
      message: message.message,
      sent_at: message.created_at,
      sender_username: usernameOf(people, message.sender_id),
      sender_profile_image_url: pictureOf(people, message.sender_id),
    }),
  );
  return message;
}
