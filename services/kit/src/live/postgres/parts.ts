/**
 * PostgreSQL takes less than 8,000 bytes per notification, as text. So a message travels in parts, each 'position:index:count:base64'. The parts of
 * one message leave with one commit and therefore arrive together, in their order: at most one message is incomplete at a time.
 */
const PART_BYTES = 5_700;
const PART = /^(\d+):(\d+):(\d+):([A-Za-z0-9+/=]+)$/;

/** The parts of a message without their position, which is only known as they leave: 'index:count:base64'. */
export function splitIntoParts(message: Uint8Array): string[] {
  const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
  const count = Math.ceil(bytes.length / PART_BYTES);
  return Array.from({ length: count }, (_, index) => `${index}:${count}:${bytes.toString('base64', index * PART_BYTES, (index + 1) * PART_BYTES)}`);
}

/** Puts messages together again. What is not complete when another message begins is dropped: its end was lost with a connection. */
export class PartCollector {
  #position = 0;
  #parts: Buffer[] = [];

  /** The message that this part completes, if it does. @throws Error for a notification that is no part */
  add(payload: string): { message: Uint8Array; position: number } | undefined {
    const [, position, index, count, base64 = ''] = PART.exec(payload) ?? [];
    if (position === undefined) throw new Error(`Not a part of a live message: ${payload.slice(0, 40)}`);
    if (Number(index) === 0) this.#begin(Number(position));
    if (Number(position) !== this.#position || Number(index) !== this.#parts.length) return undefined;
    this.#parts.push(Buffer.from(base64, 'base64'));
    return this.#parts.length === Number(count) ? { message: Buffer.concat(this.#parts), position: this.#position } : undefined;
  }

  #begin(position: number): void {
    this.#position = position;
    this.#parts = [];
  }
}
