import { createHash } from 'node:crypto';

/** Draws that are the same for the same words, on every machine and in every process. */
export type Chance = {
  /** From 0, included, to 1, excluded. */
  next(): number;
  /** From `low` to `high`. */
  between(low: number, high: number): number;
  /** The items in another order. */
  shuffled<T>(items: readonly T[]): T[];
};

/** A source of draws named by some words. */
export function chance(...words: string[]): Chance {
  let state = createHash('sha256').update(words.join('|')).digest().readUInt32BE(0);

  /** Mulberry32: 32 bits of state are plenty for a handful of draws. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  return {
    next,
    between: (low, high) => low + next() * (high - low),
    shuffled: (items) => items.map((item) => ({ item, at: next() })).sort((one, other) => one.at - other.at).map(({ item }) => item),
  };
}

/** An id in the form that feeds use: 32 hexadecimal digits, the same for the same words. */
export function idOf(...words: string[]): string {
  return createHash('sha256').update(words.join('|')).digest('hex').slice(0, 32);
}
