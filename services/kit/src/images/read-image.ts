import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { AppError } from '../errors/app-error';
import { recognise } from './recognise';

/** What an upload may be at most (the /api contract). */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
/** Forty megapixels. */
export const IMAGE_MAX_PIXELS = 40_000_000;
/** The longer side of a stored image, in pixels. */
export const IMAGE_SIDE = 1_024;

/** An image fit to be stored and shown. */
export type ReadImage = {
  bytes: Uint8Array;
  contentType: 'image/webp';
  /** The ending for its key. */
  extension: 'webp';
  width: number;
  height: number;
};

/**
 * Takes an uploaded image: recognised by its content, whatever its name or declared type, and encoded anew as WebP, upright, without metadata,
 * at most 1024 pixels on the longer side. Of an animation the first picture is kept.
 * @throws AppError IMAGE_NOT_SUPPORTED for anything but png, jpeg, webp and gif, and for damaged files; IMAGE_TOO_LARGE above 5 MiB or 40
 *   megapixels
 */
export async function readImage(bytes: Uint8Array): Promise<ReadImage> {
  if (bytes.length > IMAGE_MAX_BYTES) throw new AppError(Reason.IMAGE_TOO_LARGE);
  // Before any decoder sees the bytes: the library would also open SVG, TIFF and more.
  if (!recognise(bytes)) throw new AppError(Reason.IMAGE_NOT_SUPPORTED);
  // Loaded with the first image: most processes never see one.
  const { default: sharp } = await import('sharp');
  const { width, height } = await decoded(() => sharp(bytes, { limitInputPixels: false }).metadata());
  if (width * height > IMAGE_MAX_PIXELS) throw new AppError(Reason.IMAGE_TOO_LARGE);
  const { data, info } = await decoded(() =>
    sharp(bytes, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: IMAGE_SIDE, height: IMAGE_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true }),
  );
  return { bytes: data, contentType: 'image/webp', extension: 'webp', width: info.width, height: info.height };
}

async function decoded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new AppError(Reason.IMAGE_NOT_SUPPORTED, { cause: error });
  }
}
