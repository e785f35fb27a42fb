import type { MessageCodec } from '../codec';

/** A message for tests of the kit itself: a text as its own encoding. */
export type Note = { text: string };

/** Reads and writes {@link Note}s. */
export const Note: MessageCodec<Note> & { readonly $type: string } = {
  $type: 'test.v1.Note',
  encode: ({ text }) => new TextEncoder().encode(text),
  decode: (bytes) => ({ text: new TextDecoder().decode(bytes) }),
};
