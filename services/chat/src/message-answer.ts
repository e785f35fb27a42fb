import { isoTime } from '@oddsmates/kit';
import type { ChatMessage } from '@oddsmates/proto/grpc/chat/v1/chat';
import type { MessageRow } from './store/messages';
import type { PersonRow } from './store/people';

/** A message as the API tells it, its sender by their name of today; a plain word for an account that is gone. */
export function messageAnswer({ id, message, created_at, sender_id }: MessageRow, people: ReadonlyMap<string, PersonRow>): ChatMessage {
  const sender = people.get(sender_id);
  return {
    id,
    message,
    created_at: isoTime(created_at),
    sender: { id: sender_id, username: sender?.username ?? 'Former player', profile_image_url: sender?.profile_image_url ?? '' },
  };
}
