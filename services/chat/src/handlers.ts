import type { Context, Handlers } from '@oddsmates/kit';
import type { ChatServiceService, ListMessagesRequest, SendMessageRequest } from '@oddsmates/proto/grpc/chat/v1/chat';
import type { Deps } from './deps';
import { listMessages } from './use-cases/list-messages';
import { sendMessage } from './use-cases/send-message';

/** Which use case answers which call. */
export function chatHandlers(deps: Deps) {
  return {
    listMessages: (ctx: Context, request: ListMessagesRequest) => listMessages(deps, ctx, request),
    sendMessage: (ctx: Context, request: SendMessageRequest) => sendMessage(deps, ctx, request),
  } satisfies Handlers<typeof ChatServiceService>;
}
