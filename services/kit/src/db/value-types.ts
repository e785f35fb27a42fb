import { types, type CustomTypesConfig } from 'pg';

function parseInt8Array(text: string): (bigint | null)[] {
  const inner = text.slice(1, -1);
  return inner === '' ? [] : inner.split(',').map((item) => (item === 'NULL' ? null : BigInt(item)));
}

/** By PostgreSQL's type number: int8, int8[], date. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  20: BigInt,
  1016: parseInt8Array,
  1082: (text) => text,
};

/**
 * How values leave the database: int8 as bigint (a number would lose cents above 2^53), date as its text (a Date would shift it by the time
 * zone), numeric as text, timestamptz as Date.
 */
export const valueTypes: CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const own = format === 'binary' ? undefined : PARSERS[oid];
    return own ?? (types.getTypeParser(oid, format) as (value: string) => unknown);
  },
};
