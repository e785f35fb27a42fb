import { ScalarType, type DescMessage } from '@bufbuild/protobuf';
import type { HostileBody } from './bodies';
import { isUnicode } from './json';
import { textValues } from './values';

const BOUNDARY = 'a-boundary-of-the-tests';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** Files that are no image, whatever they say. */
const NO_IMAGES: readonly [what: string, bytes: Buffer][] = [
  ['a text', Buffer.from('hello')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['half a PNG', PNG.subarray(0, 40)],
  ['the first bytes of a PNG', PNG.subarray(0, 8)],
  ['the first bytes of a GIF', Buffer.from('GIF89a')],
  ['the first bytes of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['the first bytes of a WebP', Buffer.from('RIFF\u0010\0\0\0WEBPVP8 ')],
  ['a PNG a hundred thousand pixels wide', wide(100_000)],
  ['zeros', Buffer.alloc(10_000)],
  ['more than an image may hold', Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)])],
];

/** Forms for a call that takes a file; none for any other. `valid` are the texts of a form that is granted. */
export function hostileForms(message: DescMessage, valid: Readonly<Record<string, unknown>>): HostileBody[] {
  const file = message.fields.find(({ scalar }) => scalar === ScalarType.BYTES)?.name;
  if (file === undefined) return [];
  const texts = Object.entries(valid).map(([name, value]) => textPart(name, Buffer.from(String(value))));
  const granted = form([...texts, filePart(file, PNG)]);
  const sent = (what: string, body: Buffer, refused: boolean, type = TYPE): HostileBody => ({ what: `a form: ${what}`, body, type, refused });
  return [
    ...NO_IMAGES.map(([what, bytes]) => sent(what, form([...texts, filePart(file, bytes)]), true)),
    ...message.fields.filter((field) => field.scalar === ScalarType.STRING && field.name in valid).flatMap((field) => {
      const others = Object.entries(valid).filter(([name]) => name !== field.name).map(([name, value]) => textPart(name, Buffer.from(String(value))));
      return textValues(field).flatMap(({ what, value, refused }) => {
        if (typeof value !== 'string') return [];
        const bytes = isUnicode(value) ? Buffer.from(value) : Buffer.from([0x61, 0xed, 0xa0, 0x80]);
        return [sent(`${what} for ${field.name}`, form([...others, textPart(field.name, bytes)]), refused)];
      });
    }),
    sent('a text for the file', form([...texts, textPart(file, Buffer.from('a.png'))]), true),
    sent('the file twice', form([...texts, filePart(file, PNG), filePart(file, PNG)]), true),
    sent('a hundred fields', form(Array.from({ length: 100 }, (_, index) => textPart(`f${index}`, Buffer.from('x')))), true),
    sent('without its end', granted.subarray(0, -20), true),
    sent('without a boundary', granted, true, 'multipart/form-data'),
    sent('with another boundary', granted, true, 'multipart/form-data; boundary=another'),
    sent('garbage', Buffer.from(Array.from({ length: 512 }, (_, index) => (index * 31) % 256)), true),
    sent('a path for a name', form([...texts, filePart(file, PNG, '../../../etc/passwd\u202egnp.exe')]), false),
    sent('a file nobody knows', form([...texts, filePart('__proto__', PNG)]), false),
    sent('nothing', form([]), false),
  ];
}

function form(parts: readonly Buffer[]): Buffer {
  return Buffer.concat([...parts.flatMap((part) => [Buffer.from(`--${BOUNDARY}\r\n`), part, Buffer.from('\r\n')]), Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

function textPart(name: string, value: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`Content-Disposition: form-data; name="${name}"\r\n\r\n`), value]);
}

function filePart(name: string, bytes: Buffer, fileName = 'a.png'): Buffer {
  return Buffer.concat([Buffer.from(`Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: image/png\r\n\r\n`), bytes]);
}

/** A PNG that says it is so many pixels wide and high. */
function wide(pixels: number): Buffer {
  const bytes = Buffer.from(PNG);
  bytes.writeUInt32BE(pixels, 16);
  bytes.writeUInt32BE(pixels, 20);
  return bytes;
}
