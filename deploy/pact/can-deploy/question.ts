import { parseArgs } from 'node:util';
import { Problem } from '../../local/problem';
import type { Book } from '../book/book';
import type { Versions } from '../book/versions';
import type { Question } from './judge';

/** What the commands are called with: a slice, in a version other than the present one perhaps, and an environment. */
export interface Asked {
  slice: string;
  version: string | undefined;
  environment: string | undefined;
}

/** Reads `mfe-betting`, `mfe-betting@3f9a1c20b7de` and `--to production`. @throws Problem for anything else, and for an unknown slice */
export function readAsked(args: string[], present: Versions): Asked {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { to: { type: 'string' } } });
  const [slice = '', version] = (positionals[0] ?? '').split('@');
  if (positionals.length !== 1 || !(slice in present)) throw new Problem(`Name one slice: ${Object.keys(present).join(', ')}`);
  return { slice, version, environment: values.to };
}

/**
 * The slice among what runs in the environment, or among the slices of this working copy where none is named.
 * @throws Problem for an environment of which nothing was noted
 */
export function questionOf({ slice, version, environment }: Asked, book: Book, present: Versions, answeredBy: Question['answeredBy']): Question {
  const others = environment === undefined ? present : book.environment(environment);
  if (others === undefined) throw new Problem(`Nothing is known to run in ${environment ?? ''}: note it with npm run deployed -- <slice> --to ${environment ?? ''}`);
  return { slice, together: { ...others, [slice]: version ?? present[slice] ?? '' }, answeredBy };
}
