import type { IncomingMessage } from 'node:http';
import { AppError } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { bodyTooSlow } from '../http/refusals';

/** A body that is too large is read to its end up to here, so that the client hears the refusal instead of a broken connection. */
const DRAIN_MAX_BYTES = 32 * 1024 * 1024;

/** Bounds of a body. */
export type BodyBounds = { maxBytes: number; timeoutMs: number };

/**
 * Reads a whole body into memory, whatever its Content-Length claims.
 * @throws AppError PAYLOAD_TOO_LARGE; HttpRefusal 408 when it does not arrive in time
 */
export function collect(req: IncomingMessage, { maxBytes, timeoutMs }: BodyBounds): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (error?: Error) => {
      clearTimeout(timer);
      req.off('data', onData).off('end', onEnd).off('close', onClose);
      if (error) reject(error);
      else resolve(Buffer.concat(chunks));
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else chunks.length = 0;
      if (size > DRAIN_MAX_BYTES) finish(new AppError(Reason.PAYLOAD_TOO_LARGE));
    };
    const onEnd = () => finish(size > maxBytes ? new AppError(Reason.PAYLOAD_TOO_LARGE) : undefined);
    const onClose = () => finish(new ClientGone());
    const timer = setTimeout(() => finish(bodyTooSlow()), timeoutMs);
    req.on('data', onData).on('end', onEnd).on('close', onClose).on('error', ignore);
  });
}

/** The client broke off; there is nobody to answer. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone';
  constructor() {
    super('The client is gone');
  }
}

/** A broken connection is told by 'close'. */
function ignore(): void {}
