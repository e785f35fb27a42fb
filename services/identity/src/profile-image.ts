import { createHash } from 'node:crypto';
import { readImage, type ImageStore } from '@oddsmates/kit';

/**
 * Takes an uploaded picture and returns the key it is kept under. The key follows from the content: the same upload again, after a lost answer
 * say, is the same picture.
 * @throws AppError IMAGE_NOT_SUPPORTED, IMAGE_TOO_LARGE
 */
export async function keepProfileImage(images: ImageStore, upload: Uint8Array): Promise<string> {
  const { bytes, contentType, extension } = await readImage(upload);
  const key = `profiles/${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
  await images.put(key, bytes, contentType);
  return key;
}
