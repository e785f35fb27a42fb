/** What an encoder leaves behind: bytes, or a writer that still has to be finished. */
export type EncodedMessage = Uint8Array | { finish(): Uint8Array };

/** A generated message object: turns values of one message into bytes and back. */
export interface MessageCodec<T> {
  encode(message: T): EncodedMessage;
  decode(bytes: Uint8Array): T;
}

/** The bytes of an encoded message. */
export function toBytes(encoded: EncodedMessage): Uint8Array {
  return encoded instanceof Uint8Array ? encoded : encoded.finish();
}
