import type { DescField, DescMessage } from '@bufbuild/protobuf';
import { boundsOf } from '@oddsmates/proto/descriptor';
import type { Json, JsonObject } from '../http/answer';
import { plainTypeOf, readPlain, readText, type Expected, type Reading } from './read-value';

/** Field, dotted, to what is wrong with it. */
export type Problems = Map<string, string>;

/** How values are written: 'json' as JSON has them, 'text' as the address or a form can hold them. */
export type Source = 'json' | 'text';

/** More than this says nothing new, and a list of a thousand bad items would answer with a thousand sentences. */
const PROBLEMS_MAX = 20;

/**
 * Reads an object as a message of the contract: every field that the message has, by its name in the contract, and nothing else. A null
 * is a field not sent. What does not fit is noted under its path, 'market_data.outcomes[0].price'.
 *
 * The runtime's own JSON reader would take '10' for a number, 'Infinity' for another, base64 for a file and two names for every field, and
 * it stops at the first fault without saying where it is.
 */
export function readMessage(message: DescMessage, object: JsonObject, source: Source, problems: Problems, path = ''): JsonObject {
  const read: JsonObject = {};
  for (const field of message.fields) {
    const value = Object.hasOwn(object, field.name) ? object[field.name] : undefined;
    if (value === undefined || value === null) continue;
    const result = readField(field, value, source, problems, path + field.name);
    if (result !== undefined) read[field.name] = result;
  }
  return read;
}

function readField(field: DescField, value: Json, source: Source, problems: Problems, path: string): Json | undefined {
  if (field.fieldKind === 'list') return readList(field, value, source, problems, path);
  if (field.fieldKind === 'map') return note(problems, path, field, 'an object');
  return readOne(field, value, source, problems, path);
}

function readOne(field: DescField, value: Json, source: Source, problems: Problems, path: string): Json | undefined {
  const type = plainTypeOf(field);
  if (type !== undefined) {
    const reading: Reading = source === 'text' && typeof value === 'string' ? readText(type, value) : readPlain(type, value);
    return 'ok' in reading ? reading.ok : note(problems, path, field, reading.expected);
  }
  if (!field.message || !isObject(value)) return note(problems, path, field, 'an object');
  return readMessage(field.message, value, 'json', problems, `${path}.`);
}

function readList(field: DescField, value: Json, source: Source, problems: Problems, path: string): Json | undefined {
  // In an address a list of one looks like a single value.
  const items = source === 'text' && !Array.isArray(value) ? [value] : value;
  if (!Array.isArray(items)) return note(problems, path, field, 'a list');
  const read: Json[] = [];
  for (const [index, item] of items.entries()) {
    if (problems.size >= PROBLEMS_MAX) return undefined;
    const result = readOne(field, item, source, problems, `${path}[${index}]`);
    if (result !== undefined) read.push(result);
  }
  return read;
}

function note(problems: Problems, path: string, field: DescField, expected: Expected): undefined {
  if (problems.size < PROBLEMS_MAX) problems.set(path, sentenceFor(field, expected));
}

/** The contract's own sentence says it best: 'Please enter a valid bet amount greater than zero'. */
function sentenceFor(field: DescField, expected: Expected): string {
  const own = boundsOf(field)?.sentence;
  if (own !== undefined && own !== '') return own;
  const name = field.name.replaceAll('_', ' ');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} must be ${expected}.`;
}

/** Whether a JSON value is an object and neither a list nor null. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
