import { Access, refusals, type ContractCall, type Route } from '../../src/contract';
import { httpStatusOf } from '../../src/http-status';
import type { Schema } from './schemas';

/** A refusal as a document tells it. */
export interface ToldRefusal {
  code: string;
  status: number;
  sentence: string;
}

/** What a call may be refused with, its own reasons and those that every call of its kind shares, by status and code. */
export function refusalsOf(call: ContractCall, route: Route): ToldRefusal[] {
  const shared = [
    ...(call.method.input.fields.length > 0 || route.hasBody ? ['INVALID_REQUEST'] : []),
    ...(call.access === Access.VISITOR ? [] : ['NOT_AUTHENTICATED', 'LOGIN_AGAIN']),
    ...(route.hasBody ? ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA'] : []),
    ...(call.readsOnly ? [] : ['CONFLICT', 'IDEMPOTENCY_KEY_REUSED']),
    ...['TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE', 'DEADLINE_EXCEEDED'],
  ];
  return [...new Set([...call.reasons, ...shared])].map(told).sort((one, other) => one.status - other.status || (one.code < other.code ? -1 : 1));
}

/** A refusal by its code. @throws Error for a code that the contract does not have */
export function told(code: string): ToldRefusal {
  const refusal = refusals.get(code);
  if (!refusal) throw new Error(`No reason is called ${code}.`);
  return { code, status: httpStatusOf(refusal), sentence: refusal.sentence };
}

/** The answers of refused calls, by status. */
export function refusedAnswers(all: readonly ToldRefusal[]): Readonly<Record<string, Schema>> {
  const byStatus = groupByStatus(all);
  return Object.fromEntries([...byStatus].map(([status, those]) => [String(status), refusedAnswer(status, those)]));
}

function groupByStatus(all: readonly ToldRefusal[]): ReadonlyMap<number, ToldRefusal[]> {
  const groups = new Map<number, ToldRefusal[]>();
  for (const refusal of all) groups.set(refusal.status, [...(groups.get(refusal.status) ?? []), refusal]);
  return groups;
}

function refusedAnswer(status: number, those: readonly ToldRefusal[]): Schema {
  const code = { properties: { code: { enum: those.map((one) => one.code) } } };
  return {
    description: those.map((one) => `${one.code}: ${one.sentence}`).join('\n\n'),
    ...((status === 429 || status === 503) && { headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } } }),
    content: { 'application/json': { schema: { allOf: [{ $ref: '#/components/schemas/Error' }, code] } } },
  };
}

/** The body of every refusal. */
export const ERROR_SCHEMA: Schema = {
  type: 'object',
  description: 'Why a call was refused.',
  properties: {
    error: { type: 'string', description: 'A sentence for the user.' },
    code: { type: 'string', description: 'Never changes its meaning.' },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'Field, dotted, to the sentence about it.' },
    request_id: { type: 'string', description: 'Names the request in every log.' },
  },
  required: ['error', 'code', 'request_id'],
};
