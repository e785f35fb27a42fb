import type { Book, KnownPact } from '../book/book';
import type { Versions } from '../book/versions';
import { answering } from '../pact-file';

/** One thing that has to hold between two slices. */
export interface Reason {
  holds: boolean;
  /** A sentence. */
  said: string;
}

/** Whether a version of a slice goes together with others, and why. */
export interface Judgement {
  yes: boolean;
  reasons: Reason[];
}

/** What is judged. */
export interface Question {
  slice: string;
  /** What is to run side by side, the slice in its new version among it. A slice that is not there is nobody's concern. */
  together: Versions;
  /** By slice, who answers it as far as is known of any version: of a version of it the book has to know what it relies on. */
  answeredBy: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Judges whether a slice goes with all the others: whoever answers it has kept its pacts, and it has kept the pacts of whoever it answers. A pact
 * that was not verified with exactly these versions counts as broken.
 */
export function judge(book: Book, question: Question): Judgement {
  const reasons = Object.keys(question.together).sort().flatMap((consumer) => reasonsOf(book, consumer, question));
  return { yes: reasons.every(({ holds }) => holds), reasons };
}

/** What the pacts of a consumer have to say: all of its own when it is the slice, else those that the slice answers in. */
function reasonsOf(book: Book, consumer: string, { slice, together, answeredBy }: Question): Reason[] {
  const version = together[consumer] ?? '';
  const pacts = book.pactsOf(consumer, version);
  const concerns = consumer === slice ? answeredBy.has(slice) : answeredBy.get(consumer)?.has(slice);
  if (pacts === undefined) return concerns ? [{ holds: false, said: `What ${consumer}@${version} relies on is not known: npm run pact -- ${consumer}` }] : [];
  return pacts.flatMap((known) => {
    const asked = answering(known.pact).filter((provider) => provider in together && (consumer === slice || provider === slice));
    return asked.map((provider) => reasonOf(book, known, provider, together));
  });
}

function reasonOf(book: Book, { hash, pact }: KnownPact, provider: string, together: Versions): Reason {
  const named = (slice: string): string => `${slice}@${together[slice] ?? ''}`;
  const { consumer, interactions, provider: answers } = pact;
  const [kind, count] = [answers.name === 'gateway' ? 'call' : 'fact', interactions.length];
  const relied = `the ${count === 1 ? kind : `${count} ${kind}s`} of ${named(consumer.name)}`;
  const verified = book.verified(hash, provider, together[provider] ?? '');
  if (verified === undefined) return { holds: false, said: `${named(provider)} was not verified against ${relied}: npm run pact:verify -- ${consumer.name}-${answers.name}` };
  return { holds: verified.kept, said: `${named(provider)} ${verified.kept ? 'keeps' : 'breaks'} ${relied} (verified ${verified.at})` };
}
