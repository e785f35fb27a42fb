import { realPart } from '../../testing';
import { describeImageStore } from '../conformance';
import { s3ImageStore, type S3At } from './s3-store';

let buckets = 0;
/** A bucket that is not there yet. */
const at = (): S3At => ({
  endpoint: realPart('S3_ENDPOINT'),
  accessKey: realPart('S3_ACCESS_KEY'),
  secretKey: realPart('S3_SECRET_KEY'),
  bucket: `test-${process.pid}-${Date.now().toString(36)}-${(buckets += 1)}`,
  region: 'us-east-1',
});

describeImageStore('S3', () => Promise.resolve({ store: s3ImageStore(at()), dispose: () => Promise.resolve() }));

test('processes that begin at once share a bucket that one of them makes', async () => {
  const where = at();
  const stores = Array.from({ length: 4 }, () => s3ImageStore(where));
  await Promise.all(stores.map((store, index) => store.put(`profiles/${index}.webp`, new Uint8Array(10), 'image/webp')));
  const image = await stores[3]?.get('profiles/0.webp');
  expect(image?.size).toBe(10);
  image?.content.destroy();
});

test('a store that is away is unavailable, and nothing is said to be missing', async () => {
  const store = s3ImageStore({ ...at(), endpoint: 'http://127.0.0.1:1' });
  await expect(store.get('profiles/a.webp')).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  await expect(store.put('profiles/a.webp', new Uint8Array(10), 'image/webp')).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
});

test('a wrong key is unavailable too, not a missing image', async () => {
  const store = s3ImageStore({ ...at(), secretKey: 'wrong' });
  await expect(store.get('profiles/a.webp')).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
});
