import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError, type ImageStore } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { Outcome, Step } from '../http/exchange';
import { methodNotAllowed } from '../http/refusals';

const PREFIX = '/media/';

/**
 * Serves the images that people have uploaded. A key never gets another image, so a browser may keep what it has for a year and the key
 * itself is the tag.
 * @throws AppError NOT_FOUND, also for a key that is not well formed
 */
export function media(images: ImageStore): Step {
  return async ({ req, res, path }): Promise<Outcome> => {
    if (req.method !== 'GET' && req.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    const key = path.slice(PREFIX.length);
    const image = await images.get(key);
    if (!image) throw new AppError(Reason.NOT_FOUND);
    const tag = `"${key}"`;
    // Whatever a file claims to be, opened by itself it may do nothing.
    const headers = { ETag: tag, 'Cache-Control': 'public, max-age=31536000, immutable', 'Content-Security-Policy': "default-src 'none'; sandbox" };
    if (req.headers['if-none-match']?.split(',').some((known) => known.trim().replace(/^W\//, '') === tag)) {
      image.content.destroy();
      res.writeHead(304, headers).end();
      return 'answered';
    }
    res.writeHead(200, { ...headers, 'Content-Type': image.contentType, ...(image.size !== undefined && { 'Content-Length': image.size }) });
    if (req.method === 'HEAD') {
      image.content.destroy();
      res.end();
    } else await send(image.content, res);
    return 'answered';
  };
}

/** A page that goes away, or a store that breaks off, ends the connection: the length has been told, so nobody takes the part for the whole. */
async function send(content: Readable, res: ServerResponse): Promise<void> {
  try {
    await pipeline(content, res);
  } catch {
    res.destroy();
  }
}
