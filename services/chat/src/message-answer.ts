import { isoTime, pictureOf, usernameOf, type People } from '@oddsmates/kit';
import type { ChatMessage } from '@oddsmates/proto/grpc/chat/v1/chat';
import type { MessageRow } from './store/messages';

/** A message as the API tells it, its sender by their name of today; a plain word for an account that is gone. */
export function messageAnswer({ id, message, created_at, sender_id }: MessageRow, people: People): ChatMessage {
  return {
    id,
    message,
    created_at: isoTime(created_at),
    sender: { id: sender_id, username: usernameOf(people, sender_id), profile_image_url: pictureOf(people, sender_id) },
  };
}
