/** What the benchmarks make: each kind has ids of its own. */
const KINDS = { league: 1, player: 2, event: 3 } as const;

/** The id of the nth league, player or event of a benchmark: a UUIDv7 that sorts by number. */
export function seedId(kind: keyof typeof KINDS, n: number): string {
  return `${hex(KINDS[kind], 8)}-0000-7000-8000-${hex(n, 12)}`;
}

/** The same as an expression of SQL, for the number that an expression gives. */
export function seedIdSql(kind: keyof typeof KINDS, n: string): string {
  return `('${hex(KINDS[kind], 8)}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}
