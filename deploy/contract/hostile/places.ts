import type { DescField, DescMessage } from '@bufbuild/protobuf';
import type { Route } from '../support/send-call';

/** A field of a request, and where it stands: in the address's path, in its query, or in the body at a path of names and positions. */
export interface Place {
  field: DescField;
  where: 'path' | 'query' | 'body';
  at: readonly string[];
}

/** Every place of a request that a route takes a value from, those of nested messages and of the first item of lists too. */
export function placesOf(route: Route, message: DescMessage, request: object): Place[] {
  const variables = new Set([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  return message.fields.flatMap((field): Place[] => {
    if (variables.has(field.name)) return [{ field, where: 'path', at: [field.name] }];
    if (!route.hasBody) return [{ field, where: 'query', at: [field.name] }];
    return [{ field, where: 'body', at: [field.name] }, ...nested(field, Reflect.get(request, field.name), [field.name])];
  });
}

function nested(field: DescField, value: unknown, at: readonly string[]): Place[] {
  if (!field.message || value === undefined) return [];
  const [inner, path] = Array.isArray(value) ? [(value as unknown[])[0], [...at, '0']] : [value, [...at]];
  if (typeof inner !== 'object' || inner === null) return [];
  return field.message.fields.flatMap((part): Place[] => {
    const partAt = [...path, part.name];
    return [{ field: part, where: 'body', at: partAt }, ...nested(part, Reflect.get(inner, part.name), partAt)];
  });
}
