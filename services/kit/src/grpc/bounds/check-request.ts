import type { DescField, DescMessage } from '@bufbuild/protobuf';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { AppError } from '../../errors/app-error';
import type { Bounds } from '@oddsmates/proto/descriptor';
import { checkBytes, checkLength, checkNumber, checkText } from './check-value';
import { isLeftOutWhenEmpty, isUnset } from './presence';
import { rulesOf, type FieldRule } from './rules';

type Plain = Record<string, unknown>;
type Breaches = Record<string, string>;

/**
 * Checks a request against the bounds of the contract. Texts with `trim` are trimmed in place, and an `optional` text that is empty where
 * nothing empty is accepted (an id, a time, one of some values) is taken out, as if it had not been sent: a form sends '' for none. Looks at
 * every field, nested ones included, and names each breach once: 'market_data.outcomes[0].price'.
 * @param message a plain object as ts-proto makes it
 * @throws AppError INVALID_REQUEST with a sentence per field
 */
export function checkRequest(descriptor: DescMessage, message: unknown): void {
  const breaches: Breaches = {};
  checkMessage(descriptor, message as Plain, '', breaches);
  if (Object.keys(breaches).length > 0) throw new AppError(Reason.INVALID_REQUEST, { fields: breaches });
}

function checkMessage(descriptor: DescMessage, message: Plain, prefix: string, breaches: Breaches): void {
  for (const rule of rulesOf(descriptor)) {
    const [holder, key] = placeOf(rule.field, message);
    const path = prefix + rule.name;
    if (rule.bounds?.trim && typeof holder[key] === 'string') holder[key] = holder[key].trim();
    if (holder[key] === '' && isLeftOutWhenEmpty(rule)) holder[key] = undefined;
    const value = holder[key];
    const { unset, missing } = isUnset(rule, value);
    if (missing) breaches[path] = rule.bounds?.requiredSentence || `${rule.label} is required.`;
    else if (!unset) checkField(rule, value, path, breaches);
  }
}

/** Where a field's value is: members of a oneof are `{ $case, value }` under the oneof's name. */
function placeOf(field: DescField, message: Plain): [Plain, string] {
  if (!field.oneof) return [message, field.name];
  const chosen = message[field.oneof.name] as Plain | undefined;
  return chosen?.$case === field.name ? [chosen, 'value'] : [{}, 'value'];
}

function checkField(rule: FieldRule, value: unknown, path: string, breaches: Breaches): void {
  const { field, label, bounds, itemBounds } = rule;
  if (field.fieldKind === 'list' && Array.isArray(value)) {
    const breach = bounds && checkLength(value.length, label, bounds, 'items');
    if (breach) breaches[path] = breach;
    else value.forEach((item, index) => checkOne(field.message, item, label, itemBounds, `${path}[${index}]`, breaches));
  } else if (field.fieldKind === 'map') {
    const entries = Object.entries(value as Plain);
    const breach = (bounds && checkLength(entries.length, label, bounds, 'items')) ?? entries.map(([key]) => checkText(key, label, undefined)).find(Boolean);
    if (breach) breaches[path] = breach;
    else for (const [key, item] of entries) checkOne(field.message, item, label, itemBounds, `${path}.${key}`, breaches);
  } else {
    checkOne(field.message, value, label, bounds, path, breaches);
  }
}

/** One value: a message goes on field by field, anything else is looked at by its type. */
function checkOne(message: DescMessage | undefined, value: unknown, label: string, bounds: Bounds | undefined, path: string, breaches: Breaches): void {
  // Google's own types (Timestamp, wrappers) are unwrapped by ts-proto: dates and scalars.
  if (message && !message.typeName.startsWith('google.protobuf.')) return checkMessage(message, value as Plain, `${path}.`, breaches);
  const breach = checkScalar(value, label, bounds);
  if (breach) breaches[path] = breach;
}

function checkScalar(value: unknown, label: string, bounds: Bounds | undefined): string | undefined {
  if (typeof value === 'string') return checkText(value, label, bounds);
  if (typeof value === 'number' || typeof value === 'bigint') return checkNumber(value, label, bounds);
  if (value instanceof Uint8Array) return checkBytes(value, label, bounds);
  return undefined;
}
