import { createHash } from 'node:crypto';
import { readImage, type ImageStore } from '@oddsmates/kit';

/**
 * Keeps a league's picture and gives its address, '/media/...'. The key is the picture's hash, so an upload that is repeated is kept once.
 * @param upload what the captain sent; none and empty mean no picture
 * @throws AppError IMAGE_NOT_SUPPORTED, IMAGE_TOO_LARGE
 */
export async function keepLeagueImage(images: ImageStore, upload: Uint8Array | undefined): Promise<string | undefined> {
  if (upload === undefined || upload.length === 0) return undefined;
  const { bytes, contentType, extension } = await readImage(upload);
  const key = `leagues/${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
  await images.put(key, bytes, contentType);
  return `/media/${key}`;
}
