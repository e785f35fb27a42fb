import { boundsOf, Format } from '@oddsmates/proto/descriptor';
import { isUnicode } from './json';
import type { Place } from './places';
import { textValues, type HostileValue } from './values';

/** A part of an address, percent-encoded as it is sent. */
export interface HostilePart {
  what: string;
  encoded: string;
  refused: boolean;
}

/** Encodings that no honest client writes. */
const MALFORMED = ['%', '%zz', '%a', '%ff', '%00', '%ed%a0%80', '%c0%ae%c0%ae', '%f5%80%80%80', 'a%', '%u0041'];

/** What could stand in an address for a path variable. */
export function pathParts({ field }: Place): HostilePart[] {
  const id = boundsOf(field)?.format === Format.ID;
  const plain = ['.', '..', 'a/b', ';x=1', '*', '~', '@', '%2e%2e%2f', '%252e', 'x'.repeat(7_000)];
  return [
    ...texts(textValues(field)).map((part) => ({ ...part, what: `${part.what} in the path` })),
    ...MALFORMED.map((encoded) => ({ what: `${encoded} in the path`, encoded, refused: true })),
    ...plain.map((encoded) => ({ what: `${encoded.slice(0, 20)} in the path`, encoded, refused: id })),
  ];
}

/** What could stand in an address after 'name='. */
export function queryParts({ field }: Place): HostilePart[] {
  const own = typeof field.scalar === 'number' && boundsOf(field)?.max !== undefined ? numbers(field) : texts(textValues(field));
  return [
    ...own.map((part) => ({ ...part, what: `${part.what} in the query` })),
    ...MALFORMED.map((encoded) => ({ what: `${encoded} in the query`, encoded, refused: true })),
    { what: 'sent twice', encoded: `1&${field.name}=2`, refused: true },
  ];
}

function numbers(field: Place['field']): HostilePart[] {
  const { min = 0, max = 0 } = boundsOf(field) ?? {};
  const wrong = [String(min - 1), String(max + 1), '1.5', '-1', '1e2', '0x10', '', '%20', 'ten', 'NaN', 'Infinity', '1e999', '9'.repeat(30), '-0', '+1', '%2B1', 'null', 'true', '[]'];
  return [...wrong.map((encoded) => ({ what: `the number ${encoded}`, encoded, refused: true })), { what: 'the least', encoded: String(min), refused: false }];
}

function texts(values: readonly HostileValue[]): HostilePart[] {
  return values.flatMap(({ what, value, refused }) => {
    // Node takes 16 kB of headers, address included, and answers more before anybody of ours hears of it.
    if (typeof value !== 'string' || value.length > 3_000) return [];
    return [{ what, encoded: isUnicode(value) ? encodeURIComponent(value) : 'a%ed%a0%80b', refused }];
  });
}
