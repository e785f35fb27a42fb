import type { DescField, DescMessage } from '@bufbuild/protobuf';
import { FeatureSet_FieldPresence } from '@bufbuild/protobuf/wkt';
import { boundsOf, type Bounds } from '@oddsmates/proto/descriptor';
import { labelOf } from './sentences';

/** A field with what the contract says of it. */
export type FieldRule = {
  field: DescField;
  /** The name on the wire, in TypeScript and in answers. */
  name: string;
  label: string;
  bounds: Bounds | undefined;
  /** Bounds of each item of a list: everything but the length, which is the list's, and the requirement. */
  itemBounds: Bounds | undefined;
  /** Whether unset and empty differ: an `optional` field and every message. */
  tracksPresence: boolean;
};

const cache = new Map<DescMessage, readonly FieldRule[]>();

/** The rules of a message's fields, read from the descriptor once. */
export function rulesOf(message: DescMessage): readonly FieldRule[] {
  const known = cache.get(message);
  if (known) return known;
  const rules = message.fields.map(ruleOf);
  cache.set(message, rules);
  return rules;
}

function ruleOf(field: DescField): FieldRule {
  const bounds = boundsOf(field);
  return {
    field,
    name: field.name,
    label: labelOf(field.name),
    bounds,
    itemBounds: bounds && { ...bounds, minLength: 0, maxLength: 0, required: false },
    tracksPresence: field.presence === FeatureSet_FieldPresence.EXPLICIT,
  };
}
