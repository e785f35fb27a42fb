import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeImageStore } from './conformance';
import { folderImageStore } from './folder-store';

describeImageStore('folder', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'images-'));
  return { store: folderImageStore(folder), dispose: () => rm(folder, { recursive: true }) };
});

test('writing leaves no drafts behind', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'images-'));
  const store = folderImageStore(folder);
  await Promise.all(Array.from({ length: 5 }, () => store.put('profiles/a.webp', new Uint8Array(10), 'image/webp')));
  expect(await readdir(path.join(folder, 'profiles'))).toEqual(['a.webp']);
  await rm(folder, { recursive: true });
});
