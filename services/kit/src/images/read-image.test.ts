import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import sharp from 'sharp';
import { IMAGE_MAX_BYTES, readImage } from './read-image';

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#336699' } });

test.each(['png', 'jpeg', 'webp', 'gif'] as const)('takes %s and makes WebP of it', async (format) => {
  const image = await readImage(await picture(40, 20).toFormat(format).toBuffer());
  expect(image).toMatchObject({ contentType: 'image/webp', extension: 'webp', width: 40, height: 20 });
  expect((await sharp(image.bytes).metadata()).format).toBe('webp');
});

test('a large picture is made smaller, a small one is not made larger', async () => {
  expect(await readImage(await picture(3_000, 1_500).png().toBuffer())).toMatchObject({ width: 1_024, height: 512 });
  expect(await readImage(await picture(10, 30).png().toBuffer())).toMatchObject({ width: 10, height: 30 });
});

test('metadata is gone and the picture stands upright', async () => {
  const turned = await picture(40, 20).withMetadata({ orientation: 6 }).withExif({ IFD0: { Copyright: 'at home, 1 Main Street' } }).jpeg().toBuffer();
  const image = await readImage(turned);
  expect(image).toMatchObject({ width: 20, height: 40 });
  expect((await sharp(image.bytes).metadata()).exif).toBeUndefined();
});

test.each([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')],
  ['HTML', Buffer.from('<script>alert(1)</script>')],
  ['nothing', Buffer.alloc(0)],
  ['a damaged PNG', Buffer.from('89504e470d0a1a0a0000000d4948', 'hex')],
  ['a GIF in name only', Buffer.from('GIF89a and nothing more')],
])('%s is not supported', async (_what, bytes) => {
  await expect(readImage(bytes)).rejects.toMatchObject({ reason: Reason.IMAGE_NOT_SUPPORTED });
});

test('a truncated picture is not supported', async () => {
  const whole = await picture(400, 400).jpeg().toBuffer();
  await expect(readImage(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ reason: Reason.IMAGE_NOT_SUPPORTED });
});

test('too many bytes and too many pixels are too large', async () => {
  await expect(readImage(new Uint8Array(IMAGE_MAX_BYTES + 1))).rejects.toMatchObject({ reason: Reason.IMAGE_TOO_LARGE });
  const vast = await picture(8_000, 5_001).png({ compressionLevel: 9 }).toBuffer();
  await expect(readImage(vast)).rejects.toMatchObject({ reason: Reason.IMAGE_TOO_LARGE });
});
