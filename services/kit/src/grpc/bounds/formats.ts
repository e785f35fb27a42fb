import { Format } from '@oddsmates/proto/descriptor';
import { isId } from '../../ids/ids';

const EMAIL = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:".]{2,}$/;
const TIME = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)$/;
const DECIMAL = /^-?\d{1,15}(\.\d{1,2})?$/;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Whether a text can be kept at all: PostgreSQL refuses NUL, UTF-8 knows no unpaired surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !LONE_SURROGATE.test(text);
}

/** Whether a text has the format; each of the contract's formats is decided here and nowhere else. */
export function hasFormat(text: string, format: Format): boolean {
  switch (format) {
    case Format.UNSPECIFIED:
      return true;
    case Format.ID:
      return isId(text);
    case Format.EMAIL:
      return EMAIL.test(text);
    case Format.TIME:
      return isTime(text);
    case Format.DECIMAL:
      return DECIMAL.test(text);
    case Format.LINE:
      return !CONTROL.test(text);
  }
}

/** ISO 8601 with a time zone, on a day that exists: Date.parse alone would take 31 February for 3 March. */
function isTime(text: string): boolean {
  const match = TIME.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && !Number.isNaN(Date.parse(text));
}
