import { ScalarType, type DescField } from '@bufbuild/protobuf';
import type { Json } from '../http/answer';

/** What a value should have been. */
export type Expected = 'text' | 'a number' | 'a whole number' | 'true or false' | 'one of the values offered' | 'a list' | 'an object' | 'a file';

/** A value that was read, or what it should have been. */
export type Reading = { ok: Json } | { expected: Expected };

/** What a value without structure is: of a scalar or enum field, or of an item of a list of them. */
export type PlainType = ScalarType | ReadonlySet<string>;

const INT32_MAX = 2_147_483_647;
const INT32_MIN = -2_147_483_648;

const INTEGERS: ReadonlyMap<ScalarType, readonly [number, number]> = new Map([
  [ScalarType.INT32, [INT32_MIN, INT32_MAX]],
  [ScalarType.SINT32, [INT32_MIN, INT32_MAX]],
  [ScalarType.SFIXED32, [INT32_MIN, INT32_MAX]],
  [ScalarType.UINT32, [0, 4_294_967_295]],
  [ScalarType.FIXED32, [0, 4_294_967_295]],
  [ScalarType.INT64, [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]],
  [ScalarType.SINT64, [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]],
  [ScalarType.SFIXED64, [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]],
  [ScalarType.UINT64, [0, Number.MAX_SAFE_INTEGER]],
  [ScalarType.FIXED64, [0, Number.MAX_SAFE_INTEGER]],
]);

/** The plain type of a field or of a list's items; undefined for messages and maps. */
export function plainTypeOf(field: DescField): PlainType | undefined {
  if (field.enum && field.fieldKind !== 'map') return new Set(field.enum.values.map(({ name }) => name));
  return field.fieldKind === 'map' ? undefined : field.scalar;
}

/** Reads a JSON value strictly: a number written as a text is not a number. */
export function readPlain(type: PlainType, value: Json): Reading {
  if (typeof type !== 'number') return typeof value === 'string' && type.has(value) ? { ok: value } : { expected: 'one of the values offered' };
  if (type === ScalarType.STRING) return typeof value === 'string' ? { ok: value } : { expected: 'text' };
  if (type === ScalarType.BOOL) return typeof value === 'boolean' ? { ok: value } : { expected: 'true or false' };
  if (type === ScalarType.BYTES) return { expected: 'a file' };
  const range = INTEGERS.get(type);
  // 1e999 is JSON and no number that anybody can mean.
  if (!range) return typeof value === 'number' && Number.isFinite(value) ? { ok: value } : { expected: 'a number' };
  return Number.isInteger(value) && Number(value) >= range[0] && Number(value) <= range[1] ? { ok: value } : { expected: 'a whole number' };
}

const NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/;

/** Reads what came as text, from the address or from a form: there a number can be nothing but digits. */
export function readText(type: PlainType, text: string): Reading {
  if (typeof type !== 'number' || type === ScalarType.STRING || type === ScalarType.BYTES) return readPlain(type, text);
  if (type === ScalarType.BOOL) return readPlain(type, text === 'true' ? true : text === 'false' ? false : text);
  return readPlain(type, NUMBER.test(text) ? Number(text) : text);
}
