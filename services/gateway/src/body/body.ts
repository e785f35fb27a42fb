import type { JsonObject } from '../http/answer';

/** What a request's body held. */
export type Body =
  | { kind: 'json'; value: JsonObject }
  /** Field to text, and field to the bytes of a file. */
  | { kind: 'form'; fields: ReadonlyMap<string, string>; files: ReadonlyMap<string, Uint8Array> };
