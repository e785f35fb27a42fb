import { createHash } from 'node:crypto';
import { AppError } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { Session } from '../calls/token-cache';
import { singleHeader, type Outcome, type Step } from '../http/exchange';
import type { Streams } from './streams';

/**
 * Answers stream.Subscribe: a stream of server-sent events that stands on the caller's session and goes on where `Last-Event-ID` says.
 * @throws AppError NOT_AUTHENTICATED without a caller; UNAVAILABLE while nothing can be heard
 */
export function subscribe(streams: Streams, sessionOf: (token: string) => Promise<Session>): Step {
  return async ({ req, res, userId, token }): Promise<Outcome> => {
    if (userId === undefined || token === undefined) throw new AppError(Reason.NOT_AUTHENTICATED);
    if (req.method === 'HEAD') {
      res.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' }).end();
      return 'answered';
    }
    // Nobody waits any more: the connection was closed while we asked whose token it is.
    if (res.destroyed) return 'answered';
    const tokenHash = createHash('sha256').update(token).digest('hex');
    await streams.open({ userId, tokenHash, session: () => sessionOf(token) }, res, singleHeader(req, 'last-event-id'));
    return 'answered';
  };
}
