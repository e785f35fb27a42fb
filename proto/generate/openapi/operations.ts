import { ScalarType, type DescField } from '@bufbuild/protobuf';
import { Access, type ContractCall, type Route } from '../../src/contract';
import type { Comments } from './comments';
import { refusalsOf, refusedAnswers } from './refusals';
import { mustBeSent, type Schema, type Schemas } from './schemas';

/** One operation of a path. The names with `x-` are for readers of ours: the page and the reference. */
export interface Operation extends Schema {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly responses: Readonly<Record<string, Schema>>;
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly 'x-access': string;
}

const isFile = (field: DescField): boolean => field.scalar === ScalarType.BYTES;

/** Writes the operations of calls. */
export class Operations {
  constructor(
    private readonly schemas: Schemas,
    private readonly comments: Comments,
  ) {}

  /** A call on one of its routes. */
  of(call: ContractCall, route: Route): Operation {
    const comment = this.comments.get(`${call.method.parent.typeName}.${call.method.name}`) ?? call.name;
    const [summary = comment] = /^.*?\.(?= |$)/.exec(comment) ?? [];
    const refused = refusalsOf(call, route);
    const parameters = this.#parameters(call, route);
    return {
      operationId: route === call.routes[0] ? call.name : `${call.name}.${route.method.toLowerCase()}`,
      tags: [call.service],
      summary: summary.replace(/\.$/, ''),
      description: comment,
      security: call.access === Access.VISITOR ? [] : [{ token: [] }],
      ...(parameters.length > 0 && { parameters }),
      ...(route.hasBody && { requestBody: this.#body(call, route) }),
      responses: { [String(call.success)]: this.#answer(call, route), ...refusedAnswers(refused) },
      'x-access': Access[call.access].toLowerCase(),
      'x-refusals': refused.filter(({ code }) => call.reasons.includes(code)),
    };
  }

  #parameters(call: ContractCall, route: Route): Schema[] {
    const inPath = variablesOf(route);
    const fields = call.method.input.fields.filter(({ name }) => inPath.has(name) || !route.hasBody);
    const own = fields.map((field): Schema => {
      const { description, ...schema } = this.schemas.field(field, 'request');
      const place = inPath.has(field.name) ? { in: 'path', required: true } : { in: 'query', required: mustBeSent(field) };
      return { name: field.name, ...place, ...(description !== undefined && { description }), schema };
    });
    const header = (name: string, description: string): Schema => ({ name, in: 'header', required: false, description, schema: { type: 'string', maxLength: 200 } });
    if (call.method.methodKind !== 'unary') return [...own, header('Last-Event-ID', 'The id of the last event that arrived.')];
    return call.readsOnly ? own : [...own, header('Idempotency-Key', 'The same key with the same request gives the first answer again.')];
  }

  #body(call: ContractCall, route: Route): Operation['requestBody'] {
    const inPath = variablesOf(route);
    const fields = call.method.input.fields.filter(({ name }) => !inPath.has(name));
    const json = { schema: this.schemas.object(fields.filter((field) => !isFile(field)), 'request') };
    const form = fields.some(isFile) && { 'multipart/form-data': { schema: this.schemas.object(fields, 'request') } };
    return { required: fields.some(mustBeSent), content: { 'application/json': json, ...form } };
  }

  #answer(call: ContractCall, route: Route): Schema {
    const field = call.method.output.fields.find(({ name }) => name === route.responseBody);
    const { description = 'The answer.', ...schema } = field ? this.schemas.field(field, 'answer') : this.schemas.message(call.method.output, 'answer');
    const type = call.method.methodKind === 'unary' ? 'application/json' : 'text/event-stream';
    return { description, content: { [type]: { schema } } };
  }
}

/** Two calls on one route, told apart by what the body holds, as one operation. */
export function joined(one: Operation, other: Operation): Operation {
  const success = Object.keys(one.responses)[0] ?? '200';
  const answers = [one, other].map(({ responses }) => jsonOf(responses[success]));
  const bodies = [one, other].map(({ requestBody }) => requestBody?.content['application/json']?.schema);
  const responses = { ...other.responses, ...one.responses };
  return {
    ...other,
    summary: `${one.summary}; or: ${other.summary}`,
    description: `${String(one['description'])} Or: ${String(other['description'])}`,
    requestBody: { required: true, content: { 'application/json': { schema: { anyOf: bodies } } } },
    responses: { ...responses, [success]: { description: 'The answer.', content: { 'application/json': { schema: { anyOf: answers } } } } },
    'x-access': `${other['x-access']}, ${one['x-access']}`,
    'x-refusals': [...new Map([one, other].flatMap((each) => (each['x-refusals'] as { code: string }[]).map((refusal) => [refusal.code, refusal]))).values()],
  };
}

function jsonOf(answer: Schema | undefined): unknown {
  return (answer?.['content'] as Record<string, { schema: Schema }> | undefined)?.['application/json']?.schema;
}

function variablesOf(route: Route): ReadonlySet<string | undefined> {
  return new Set([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
}
