import { AppError, type ImageStore } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { Step } from '../http/exchange';
import { methodNotAllowed } from '../http/refusals';

const PREFIX = '/media/';

/**
 * Serves the images that people have uploaded. A key never gets another image, so a browser may keep what it has for a year and the key
 * itself is the tag.
 * @throws AppError NOT_FOUND, also for a key that is not well formed
 */
export function media(images: ImageStore): Step {
  return async ({ req, res, path }) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    const key = path.slice(PREFIX.length);
    const image = await images.get(key);
    if (!image) throw new AppError(Reason.NOT_FOUND);
    const tag = `"${key}"`;
    // Whatever a file claims to be, opened by itself it may do nothing.
    const headers = { ETag: tag, 'Cache-Control': 'public, max-age=31536000, immutable', 'Content-Security-Policy': "default-src 'none'; sandbox" };
    if (req.headers['if-none-match']?.split(',').some((known) => known.trim().replace(/^W\//, '') === tag)) {
      res.writeHead(304, headers).end();
      return 'answered';
    }
    res.writeHead(200, { ...headers, 'Content-Type': image.contentType, 'Content-Length': image.bytes.length });
    res.end(image.bytes);
    return 'answered';
  };
}
