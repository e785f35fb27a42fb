import { fromJson, ScalarType, toBinary, type DescField, type DescMessage } from '@bufbuild/protobuf';
import { AppError } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { checkText } from '../body/check-json';
import type { Body } from '../body/body';
import { parseJson } from '../body/read-json';
import type { Json, JsonObject } from '../http/answer';
import { invalid } from '../http/refusals';
import { readMessage, type Problems } from './read-message';
import type { Binding } from './route-table';

/** Where the fields of a request come from. */
export type RequestParts = { variables: Readonly<Record<string, string>>; query: JsonObject; body: Body | undefined };

/**
 * Puts a request message together from path, query and body, encoded for the wire. The path goes before the body: nobody changes another
 * league than the one the address names.
 * @throws AppError INVALID_REQUEST naming every field that does not fit its type. What a field accepts beyond that, the service checks.
 */
export function readRequest({ call, route }: Binding, { variables, query, body }: RequestParts): Uint8Array {
  const message = call.method.input;
  const problems: Problems = new Map();
  const sent = route.hasBody ? readBody(message, body, problems) : readMessage(message, query, 'text', problems);
  const path = readMessage(message, decodeVariables(variables), 'text', problems);
  if (problems.size > 0) throw new AppError(Reason.INVALID_REQUEST, { fields: Object.fromEntries(problems) });
  const request = fromJson(message, { ...sent, ...path }, { ignoreUnknownFields: false });
  if (route.hasBody && body?.kind === 'form') setFiles(message, request, body.files);
  return toBinary(message, request);
}

function decodeVariables(variables: Readonly<Record<string, string>>): JsonObject {
  const entries = Object.entries(variables).map(([name, part]) => {
    const text = decodePart(part, name);
    checkText(text, name);
    return [name, text] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Decodes a part of an address.
 * @param field what to name in the refusal
 * @throws AppError INVALID_REQUEST when it is not percent-encoded UTF-8
 */
export function decodePart(part: string, field: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw invalid(field, 'The address is not well formed.');
  }
}

function readBody(message: DescMessage, body: Body | undefined, problems: Problems): JsonObject {
  if (body === undefined) return {};
  if (body.kind === 'json') return readMessage(message, body.value, 'json', problems);
  return readMessage(message, formObject(message, body.fields, problems), 'text', problems);
}

/** A form's texts as an object. A field that holds messages is sent as JSON; one for a file that is left empty is not sent. */
function formObject(message: DescMessage, fields: ReadonlyMap<string, string>, problems: Problems): JsonObject {
  const object: JsonObject = {};
  for (const field of message.fields) {
    const text = fields.get(field.name);
    if (text === undefined || (text === '' && takesFile(field))) continue;
    object[field.name] = field.message ? jsonOf(text, field, problems) : text;
  }
  return object;
}

function jsonOf(text: string, field: DescField, problems: Problems): Json {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    problems.set(field.name, error.sentence);
    return null;
  }
}

function setFiles(message: DescMessage, request: object, files: ReadonlyMap<string, Uint8Array>): void {
  for (const field of message.fields) {
    const file = files.get(field.name);
    if (file === undefined) continue;
    if (!takesFile(field)) throw invalid(field.name, 'This field does not take a file.');
    Reflect.set(request, field.localName, file);
  }
}

/** Whether a field takes the bytes of a file. */
export function takesFile(field: DescField): boolean {
  return field.fieldKind === 'scalar' && field.scalar === ScalarType.BYTES;
}
