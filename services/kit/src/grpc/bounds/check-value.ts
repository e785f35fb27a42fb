import { Format, type Bounds } from '@oddsmates/proto/descriptor';
import { hasFormat, isStorable } from './formats';
import { decimalsSentence, formatSentence, lengthSentence, rangeSentence, type LengthUnit } from './sentences';

/** The sentence for a breach, or undefined when the value is fine. `bounds` is undefined where the contract has none for the field. */
export type Check<T> = (value: T, label: string, bounds: Bounds | undefined) => string | undefined;

/** Length in code points, so that an emoji counts once; then what the text has to be. */
export const checkText: Check<string> = (text, label, bounds) => {
  if (!isStorable(text)) return bounds?.sentence || `${label} contains characters that are not allowed.`;
  if (!bounds) return undefined;
  return (
    checkLength([...text].length, label, bounds, 'characters') ??
    (hasFormat(text, bounds.format) ? undefined : bounds.sentence || formatSentence(label, bounds.format)) ??
    (bounds.oneOf.length === 0 || bounds.oneOf.includes(text) ? undefined : bounds.sentence || `${label} must be one of: ${bounds.oneOf.filter(Boolean).join(', ')}.`) ??
    (bounds.format === Format.DECIMAL ? checkRange(Number(text), label, bounds) : undefined)
  );
};

/** Numbers are finite everywhere; the rest is the contract's. */
export const checkNumber: Check<number | bigint> = (value, label, bounds) => {
  if (typeof value === 'number' && !Number.isFinite(value)) return bounds?.sentence || `${label} must be a number.`;
  if (!bounds) return undefined;
  return checkRange(Number(value), label, bounds) ?? checkDecimals(Number(value), label, bounds);
};

/** A picture's or another file's size, in bytes. */
export const checkBytes: Check<Uint8Array> = (bytes, label, bounds) => bounds && checkLength(bytes.length, label, bounds, 'bytes');

/** The bounds' sentence for a length outside of them; 0 stands for no bound. */
export function checkLength(length: number, label: string, bounds: Bounds, unit: LengthUnit): string | undefined {
  const { minLength, maxLength, sentence } = bounds;
  if (length >= minLength && (maxLength === 0 || length <= maxLength)) return undefined;
  return sentence || lengthSentence(label, bounds, unit);
}

function checkRange(value: number, label: string, bounds: Bounds): string | undefined {
  const { min, max, sentence } = bounds;
  if ((min === undefined || value >= min) && (max === undefined || value <= max)) return undefined;
  return sentence || rangeSentence(label, bounds);
}

function checkDecimals(value: number, label: string, { decimals, sentence }: Bounds): string | undefined {
  if (decimals === undefined || Number(value.toFixed(decimals)) === value) return undefined;
  return sentence || decimalsSentence(label, decimals);
}
