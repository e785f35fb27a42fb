import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const SIDE = 8;

/** A small PNG in one colour of 2^24: as many different pictures. */
export function colourPicture(colour: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  // Eight bits for each of red, green and blue.
  header.set([8, 2], 8);
  const pixel = [(colour >> 16) & 0xff, (colour >> 8) & 0xff, colour & 0xff];
  // Each line begins with the number of its filter, none.
  const line = [0, ...Array.from({ length: SIDE }, () => pixel).flat()];
  const lines = Buffer.from(Array.from({ length: SIDE }, () => line).flat());
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
