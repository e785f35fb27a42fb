import { ScalarType, type DescField, type DescMessage } from '@bufbuild/protobuf';
import { FeatureSet_FieldPresence } from '@bufbuild/protobuf/wkt';
import { boundsOf, Format, type Bounds } from '../../src/contract';
import type { Comments } from './comments';

/** A JSON schema, 2020-12. */
export type Schema = { readonly [keyword: string]: unknown };

/** Whether a message is what a page sends or what it is answered: a request has bounds, an answer has every field that is not optional. */
export type Direction = 'request' | 'answer';

const FORMATS: Readonly<Record<Format, Schema>> = {
  [Format.UNSPECIFIED]: {},
  [Format.ID]: { format: 'uuid' },
  [Format.EMAIL]: { format: 'email' },
  [Format.TIME]: { format: 'date-time' },
  [Format.DECIMAL]: { pattern: '^-?\\d{1,15}(\\.\\d{1,2})?$' },
  [Format.LINE]: { pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$' },
};

/** Google's own messages as JSON has them. */
const WELL_KNOWN: Readonly<Record<string, Schema>> = {
  'google.protobuf.ListValue': { type: 'array' },
  'google.protobuf.Struct': { type: 'object' },
  'google.protobuf.Value': {},
};

/** The schemas of a contract's messages, each written once and referred to by its name. */
export class Schemas {
  readonly #components = new Map<string, Schema>();

  constructor(private readonly comments: Comments) {}

  /** Everything that was referred to, by name. */
  get components(): Readonly<Record<string, Schema>> {
    return Object.fromEntries([...this.#components].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  /** A reference to a message. */
  message(message: DescMessage, direction: Direction): Schema {
    const known = WELL_KNOWN[message.typeName];
    if (known) return known;
    const name = `${message.typeName.replace('.v1.', '.')}${direction === 'request' ? 'Input' : ''}`;
    if (!this.#components.has(name)) {
      // Taken at once, so that a message may hold itself.
      this.#components.set(name, {});
      this.#components.set(name, { ...this.#described(message.typeName), ...this.object(message.fields, direction) });
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** An object of some fields. */
  object(fields: readonly DescField[], direction: Direction): Schema {
    const required = fields.filter((field) => (direction === 'request' ? mustBeSent(field) : isAlwaysThere(field))).map(({ name }) => name);
    const properties = Object.fromEntries(fields.map((field) => [field.name, this.field(field, direction)]));
    return { type: 'object', ...(fields.length > 0 && { properties }), ...(required.length > 0 && { required }) };
  }

  /** One field, with what the contract says about it. */
  field(field: DescField, direction: Direction): Schema {
    const bounds = direction === 'request' ? boundsOf(field) : undefined;
    return { ...this.#typeOf(field, direction, bounds), ...this.#described(`${field.parent.typeName}.${field.name}`) };
  }

  #typeOf(field: DescField, direction: Direction, bounds: Bounds | undefined): Schema {
    if (field.fieldKind === 'map') return { type: 'object', additionalProperties: field.message ? this.message(field.message, direction) : scalar(field.scalar, undefined) };
    if (field.fieldKind !== 'list') return field.message ? this.message(field.message, direction) : scalar(field.scalar, bounds);
    const items = field.message ? this.message(field.message, direction) : scalar(field.scalar, bounds && { ...bounds, minLength: 0, maxLength: 0, required: false });
    return { type: 'array', items, ...(bounds?.required && { minItems: 1 }), ...(bounds && bounds.maxLength > 0 && { maxItems: bounds.maxLength }) };
  }

  #described(name: string): Schema {
    const description = this.comments.get(name);
    return description === undefined ? {} : { description };
  }
}

/** Whether a request without the field is refused. */
export function mustBeSent(field: DescField): boolean {
  const optionalText = isOptional(field) && (field.scalar === ScalarType.STRING || field.scalar === ScalarType.BYTES);
  return boundsOf(field)?.required === true && !optionalText;
}

function isAlwaysThere(field: DescField): boolean {
  return field.fieldKind === 'list' || field.fieldKind === 'map' || !isOptional(field);
}

function isOptional(field: DescField): boolean {
  return field.presence === FeatureSet_FieldPresence.EXPLICIT;
}

function scalar(type: ScalarType | undefined, bounds: Bounds | undefined): Schema {
  if (type === ScalarType.BOOL) return { type: 'boolean' };
  if (type === ScalarType.BYTES) return { contentMediaType: 'application/octet-stream' };
  if (type === ScalarType.STRING) return text(bounds);
  const { min, max, decimals } = bounds ?? {};
  return {
    type: type === ScalarType.DOUBLE || type === ScalarType.FLOAT ? 'number' : 'integer',
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
    ...(decimals !== undefined && { multipleOf: Number(`1e-${decimals}`) }),
  };
}

function text(bounds: Bounds | undefined): Schema {
  if (!bounds) return { type: 'string' };
  const minLength = Math.max(bounds.minLength, bounds.required ? 1 : 0);
  return {
    type: 'string',
    ...FORMATS[bounds.format],
    ...(minLength > 0 && { minLength }),
    ...(bounds.maxLength > 0 && { maxLength: bounds.maxLength }),
    ...(bounds.oneOf.length > 0 && { enum: bounds.oneOf }),
  };
}
