/** The kinds of images that are taken. */
export type ImageKind = 'png' | 'jpeg' | 'webp' | 'gif';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** The kind of an image by the first bytes of its content; undefined for anything else. */
export function recognise(bytes: Uint8Array): ImageKind | undefined {
  if (PNG.every((byte, index) => bytes[index] === byte)) return 'png';
  if (JPEG.every((byte, index) => bytes[index] === byte)) return 'jpeg';
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  if (head.startsWith('RIFF') && head.slice(8) === 'WEBP') return 'webp';
  return undefined;
}
