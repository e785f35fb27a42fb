import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../db/errors';
import { checkImageKey, requireImageKey, type ImageStore } from './image-store';

/**
 * Keeps images as files in a folder (MEDIA_DIR). A file is written beside its place and then renamed, so that a reader sees it whole or not at
 * all. Keys are checked before they become paths.
 */
export function folderImageStore(folder: string): ImageStore {
  return {
    async put(key, bytes, contentType) {
      requireImageKey(key, contentType);
      const target = path.join(folder, key);
      const draft = `${target}.${randomUUID()}.part`;
      await mkdir(path.dirname(target), { recursive: true });
      try {
        await writeFile(draft, bytes, { flush: true });
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async get(key) {
      const contentType = checkImageKey(key);
      if (contentType === undefined) return undefined;
      try {
        const file = await open(path.join(folder, key));
        const { size } = await file.stat();
        return { contentType, size, content: file.createReadStream() };
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}
