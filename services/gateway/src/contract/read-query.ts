import type { DescMessage } from '@bufbuild/protobuf';
import { checkText } from '../body/check-json';
import type { JsonObject } from '../http/answer';
import { invalid } from '../http/refusals';
import { decodePart } from './read-request';

/**
 * Reads the fields of a message from what follows the '?' of an address. What the message does not have is left alone; a list's field
 * may be repeated, any other stands once.
 * @throws AppError INVALID_REQUEST for encoding that is not well formed or a field that is sent twice
 */
export function readQuery(message: DescMessage, query: string): JsonObject {
  const object: JsonObject = {};
  if (query === '') return object;
  const fields = new Map(message.fields.map((field) => [field.name, field]));
  for (const pair of query.split('&')) {
    const [name = '', text = ''] = halves(pair).map((half) => decodePart(half.replaceAll('+', ' '), 'query'));
    checkText(text, 'query');
    const field = fields.get(name);
    if (!field) continue;
    const earlier = object[name];
    if (field.fieldKind === 'list') object[name] = [...(Array.isArray(earlier) ? earlier : []), text];
    else if (earlier !== undefined) throw invalid(name, 'This field was sent more than once.');
    else object[name] = text;
  }
  return object;
}

function halves(pair: string): string[] {
  const equals = pair.indexOf('=');
  return equals === -1 ? [pair] : [pair.slice(0, equals), pair.slice(equals + 1)];
}
