import type { Json, JsonObject } from '../http/answer';
import { invalid } from '../http/refusals';
import { isObject } from '../contract/read-message';
import { checkJson } from './check-json';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a JSON object; no body at all is an empty one.
 * @throws AppError INVALID_REQUEST for bad UTF-8, bad JSON, JSON that is no object, or what {@link checkJson} refuses
 */
export function readJson(bytes: Uint8Array): JsonObject {
  if (bytes.length === 0) return {};
  const value = parseJson(decode(bytes));
  if (!isObject(value)) throw invalid(undefined, 'The request must be a JSON object.');
  return value;
}

/** Reads one JSON value. @throws AppError INVALID_REQUEST for bad JSON or what {@link checkJson} refuses */
export function parseJson(text: string): Json {
  const value = parse(text);
  checkJson(value);
  return value;
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw invalid(undefined, 'The request is not valid UTF-8.');
  }
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw invalid(undefined, 'The request is not valid JSON.');
  }
}
