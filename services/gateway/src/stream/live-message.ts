import type { SubscribeResponse } from '@oddsmates/proto/grpc/stream/v1/stream';
import { z } from 'zod';

/** What a page is told, still without its place in the stream. Its kinds are those of stream.v1.SubscribeResponse. */
export type Update = Omit<SubscribeResponse, 'id'>;

/** Whom an update is for: these people, and everybody who is a member of the league at that moment. */
export type Audience = { user_ids?: string[] | undefined; league_id?: string | undefined };

/** What gateways tell each other on the live channel. */
export type LiveMessage =
  | { type: 'update'; for: Audience; update: Update }
  /** Everybody has to read everything again. */
  | { type: 'reset' }
  /** Somebody became a member of a league, or is none any more. */
  | { type: 'membership'; league_id: string; user_id: string; member: boolean }
  /** All sessions of a user are over but the one on the token with this hash (hex; empty for none). */
  | { type: 'revoked'; user_id: string; kept_token_hash: string };

const id = z.string().min(1);
const chatMessage = z.object({
  id,
  message: z.string(),
  created_at: z.string(),
  sender: z.object({ id, username: z.string(), profile_image_url: z.string() }).optional(),
});
const update = z.object({
  kind: z.enum(['chat', 'notification', 'balance', 'league', 'event', 'circuit', 'friends']),
  league_id: id.optional(),
  event_id: id.optional(),
  circuit_id: id.optional(),
  message: chatMessage.optional(),
});
const audience = z.object({ user_ids: z.array(id).optional(), league_id: id.optional() });
const liveMessage: z.ZodType<LiveMessage> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('update'), for: audience, update }),
  z.object({ type: z.literal('reset') }),
  z.object({ type: z.literal('membership'), league_id: id, user_id: id, member: z.boolean() }),
  z.object({ type: z.literal('revoked'), user_id: id, kept_token_hash: z.string().regex(/^[0-9a-f]*$/) }),
]);

/** A message as the live channel carries it. */
export function encodeLive(message: LiveMessage): Uint8Array {
  return Buffer.from(JSON.stringify(message));
}

/** @throws Error for what no gateway of this version writes */
export function decodeLive(bytes: Uint8Array): LiveMessage {
  return liveMessage.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
}
