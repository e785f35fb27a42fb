import type { Readable } from 'node:stream';

/** An image in the store. Whoever gets one reads its content to the end or destroys it. */
export type StoredImage = {
  contentType: string;
  /** In bytes; undefined when the store did not say. */
  size: number | undefined;
  /** Ends early, with an error, when the store breaks off. */
  content: Readable;
};

/** Where images are kept. Objects are never changed: a new picture has a new key. */
export interface ImageStore {
  /**
   * Keeps an image, whole or not at all.
   * @param key such as 'profiles/0190....webp'; see {@link checkImageKey}
   * @throws RangeError when the key is not well formed or does not fit the content type
   * @throws AppError UNAVAILABLE when the store cannot be reached
   */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /**
   * The image, or undefined when there is none under this key (a malformed key included).
   * @throws AppError UNAVAILABLE when the store cannot be reached
   */
  get(key: string): Promise<StoredImage | undefined>;
}

const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', png: 'image/png' };
const KEY = /^[a-z]{1,20}\/[a-z0-9][a-z0-9-]{0,79}\.(webp|png)$/;

/** The content type that a well-formed key stands for, or undefined for a malformed key. A key has one folder and no dots but its ending's. */
export function checkImageKey(key: string): string | undefined {
  const ending = KEY.exec(key)?.[1];
  return ending === undefined ? undefined : TYPES[ending];
}

/** @throws RangeError when the key is not well formed or does not fit the content type */
export function requireImageKey(key: string, contentType: string): void {
  if (checkImageKey(key) !== contentType) throw new RangeError(`Not a key for ${contentType}: ${key.slice(0, 120)}`);
}
