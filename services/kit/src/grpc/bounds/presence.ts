import { ScalarType, type DescField } from '@bufbuild/protobuf';
import { Format } from '@oddsmates/proto/descriptor';
import type { FieldRule } from './rules';

/** Whether a value is there. */
export type Presence = {
  /** Nothing to look at: the field was not sent, or cannot be told from one that was not. */
  unset: boolean;
  /** The contract requires a value and there is none. */
  missing: boolean;
};

/**
 * Whether a field has a value, and whether it must.
 * - Without `optional`, proto3 cannot tell 0 and '' from unset: they count as unset where a value is required.
 * - `optional` with `required` on a text or on bytes: may be left out, must not be empty (a PATCH). On anything else it must be sent, and 0 is
 *   a value.
 */
export function isUnset({ bounds, field, tracksPresence }: FieldRule, value: unknown): Presence {
  const required = bounds?.required === true;
  const empty = isEmpty(value, firstValueOf(field));
  // A number that may be 0 is always looked at: where 0 is out of bounds, leaving it out is so too.
  if (!tracksPresence) return { unset: empty && typeof value !== 'number' && typeof value !== 'bigint', missing: required && empty };
  const absent = value === undefined || value === null;
  if (typeof value === 'string' || value instanceof Uint8Array) return { unset: empty, missing: required && empty };
  const mayBeLeftOut = field.fieldKind === 'scalar' && (field.scalar === ScalarType.STRING || field.scalar === ScalarType.BYTES);
  return { unset: absent, missing: required && absent && !mayBeLeftOut };
}

const NEVER_EMPTY: readonly Format[] = [Format.ID, Format.EMAIL, Format.TIME, Format.DECIMAL];

/** Whether an `optional` text that is empty can only mean that there is none: no id, no time and no value offered is empty. */
export function isLeftOutWhenEmpty({ bounds, tracksPresence }: FieldRule): boolean {
  if (!tracksPresence || !bounds || bounds.required) return false;
  return NEVER_EMPTY.includes(bounds.format) || (bounds.oneOf.length > 0 && !bounds.oneOf.includes(''));
}

function isEmpty(value: unknown, zero: string | undefined): boolean {
  if (value === undefined || value === null || value === '' || value === 0 || value === 0n || value === false || value === zero) return true;
  if (value instanceof Uint8Array || Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && !(value instanceof Date) && Object.keys(value).length === 0;
}

/** An enum's zero, which ts-proto writes by its name. */
function firstValueOf(field: DescField): string | undefined {
  return field.fieldKind === 'enum' ? field.enum.values[0]?.name : undefined;
}
