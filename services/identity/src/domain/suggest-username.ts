import { foldName } from '@oddsmates/kit';
import { readUsername } from './username';

/** Leaves room for what makes a taken name free: a username has 50 characters at most. */
const LONGEST = 40;
const SO_MANY = 99;
const NOBODY = 'Player';

/** A username as it would be shown, and the key under which it is unique. */
export type Candidate = { shown: string; key: string };

/**
 * Usernames for somebody of whom a name and an email are known, the best first: the name, else what stands before the @, then the same with
 * numbers behind it.
 */
export function usernamesFor({ name, email }: { name: string; email: string }): Candidate[] {
  const base = [name, email.split('@')[0] ?? ''].map(presentable).find((text) => foldName(text) !== '') ?? NOBODY;
  return [base, ...Array.from({ length: SO_MANY - 1 }, (_, index) => `${base}${index + 2}`)].map(readUsername);
}

/** One line without anything that cannot be kept, cut between what a reader would call two letters. */
function presentable(text: string): string {
  const line = text.replace(/\p{Surrogate}/gu, '').replace(/[\p{Cc}\s]+/gu, ' ').normalize('NFC').trim();
  let kept = '';
  for (const { segment } of new Intl.Segmenter('en').segment(line)) {
    if ([...kept, ...segment].length > LONGEST) break;
    kept += segment;
  }
  return kept.trim();
}
