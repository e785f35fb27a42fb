import { contentHasher } from '../../build/content-hash';
import { slices } from '../../build/slices';
import { ROOT } from '../../local/root';

/** By slice, which version of it. */
export type Versions = Record<string, string>;

const DIGITS = 12;

/** The slices as they stand in this working copy. A version is the hash of all that a slice is built from, the same on every machine. */
export function presentVersions(): Versions {
  const hashOf = contentHasher(ROOT);
  return Object.fromEntries(slices().map(({ name, inputs }) => [name, hashOf(inputs).slice(0, DIGITS)]));
}
