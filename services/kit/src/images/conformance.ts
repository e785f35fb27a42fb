import { buffer } from 'node:stream/consumers';
import type { ImageStore, StoredImage } from './image-store';

const contentOf = async (image: StoredImage | undefined): Promise<number[]> => (image ? [...(await buffer(image.content))] : []);

/** What every adapter of the image store has to keep. Call it in a test file with a factory that makes an empty store. */
export function describeImageStore(name: string, create: () => Promise<{ store: ImageStore; dispose(): Promise<void> }>): void {
  describe(`image store: ${name}`, () => {
    let store: ImageStore;
    let made: { store: ImageStore; dispose(): Promise<void> };
    const bytes = Uint8Array.from({ length: 1_000 }, (_, index) => index % 256);

    beforeEach(async () => {
      made = await create();
      store = made.store;
    });
    afterEach(() => made.dispose());

    test('an image comes back as it was put, with its type', async () => {
      await store.put('profiles/0190-abc.webp', bytes, 'image/webp');
      const image = await store.get('profiles/0190-abc.webp');
      expect(image).toMatchObject({ contentType: 'image/webp', size: 1_000 });
      expect(await contentOf(image)).toEqual([...bytes]);
    });

    test('putting again under a key is no error', async () => {
      await store.put('leagues/1.png', bytes, 'image/png');
      await store.put('leagues/1.png', bytes, 'image/png');
      expect(await contentOf(await store.get('leagues/1.png'))).toHaveLength(1_000);
    });

    test('an image of many megabytes comes back whole, and one that nobody reads to the end harms nobody', async () => {
      const large = Buffer.alloc(5 * 1024 * 1024, 'abc');
      await store.put('profiles/large.webp', large, 'image/webp');
      (await store.get('profiles/large.webp'))?.content.destroy();
      const image = await store.get('profiles/large.webp');
      expect(image?.size).toBe(large.length);
      expect(image && large.equals(await buffer(image.content))).toBe(true);
    });

    test('many images are put and read at once', async () => {
      const keys = Array.from({ length: 20 }, (_, index) => `profiles/${index}.webp`);
      await Promise.all(keys.map((key) => store.put(key, new TextEncoder().encode(key), 'image/webp')));
      const images = await Promise.all(keys.map(async (key) => contentOf(await store.get(key))));
      expect(images.map((image) => Buffer.from(image).toString())).toEqual(keys);
    });

    test('a key without an image gives nothing', async () => {
      expect(await store.get('profiles/none.webp')).toBeUndefined();
    });

    test.each(['../secret.webp', 'profiles/../../etc/passwd', '/etc/passwd', 'profiles/a.svg', 'profiles/a.webp\0.png', 'Profiles/a.webp', 'a.webp', 'profiles/.webp', 'a/b/c.webp', ''])(
      'the malformed key %j is refused and gives nothing',
      async (key) => {
        await expect(store.put(key, bytes, 'image/webp')).rejects.toThrow(RangeError);
        expect(await store.get(key)).toBeUndefined();
      },
    );

    test('a type that does not fit the key is refused', async () => {
      await expect(store.put('profiles/a.webp', bytes, 'text/html')).rejects.toThrow(RangeError);
    });
  });
}
