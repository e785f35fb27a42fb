import { randomBytes } from 'node:crypto';

/**
 * The name of a new cluster: 16 bytes in base64url. The first bit is 0, so that no name begins with '-': Kafka's storage tool takes such a
 * name for an option and refuses it.
 */
export function clusterId(bytes: Buffer = randomBytes(16)): string {
  const [first = 0, ...rest] = bytes;
  return Buffer.from([first & 0x7f, ...rest]).toString('base64url');
}
