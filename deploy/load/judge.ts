import { percentile } from '../stack/percentile';
import { failed, figuresOf, type Made } from './figures';
import type { Deed, Profile } from './profiles';

/** A generator that lags behind loads less than it says. */
const LATE_P99_MS = 200;
const TOO_MANY = [429, 503];

/** What was seen beside the requests themselves. */
export interface Seen {
  /** How many requests the profile asks for. */
  planned: number;
  made: readonly Made[];
  /** Bets in the wallet. */
  bets: number;
  /** How many times a listener missed a line that was said. */
  unheard: number;
  /** What the audit says of the ledger. */
  audit: string;
}

/** What does not hold, a sentence each: the thresholds of the profile, and what has to hold under any load. */
export function judge({ p95Ms, turnedAway }: Pick<Profile, 'p95Ms' | 'turnedAway'>, { planned, made, bets, unheard, audit }: Seen): string[] {
  const problems: string[] = [];
  const hold = (holds: boolean, sentence: string): void => void (holds || problems.push(sentence));

  hold(made.length === planned, `${planned - made.length} of ${planned} requests were not made`);
  const late = percentile(made.map(({ lateMs }) => lateMs), 0.99);
  hold(late <= LATE_P99_MS, `requests were sent ${late.toFixed(0)} ms late (99th percentile; at most ${LATE_P99_MS})`);
  const broken = made.filter((each) => failed(each) && !TOO_MANY.includes(each.status));
  hold(broken.length === 0, `${broken.length} requests failed: ${[...new Set(broken.map(({ deed, status }) => `${deed} ${status || 'without an answer'}`))].join(', ')}`);
  const away = made.filter(({ status }) => TOO_MANY.includes(status)).length;
  hold(away <= turnedAway * made.length, `${away} of ${made.length} requests were turned away`);
  for (const [deed, { p95Ms: is }] of figuresOf(made)) {
    const limit = p95Ms[deed] ?? Infinity;
    hold(is <= limit, `${deed}: 95th percentile ${is.toFixed(0)} ms (at most ${limit})`);
  }
  const placed = done(made, 'bet');
  hold(bets === placed, `${placed} bets were accepted, and ${bets} are in the wallet`);
  hold(unheard === 0, `${unheard} lines were said and not heard by somebody who listened`);
  hold(audit === 'The ledger is right.', audit);
  return problems;
}

/** How often a deed succeeded. */
function done(made: readonly Made[], deed: Deed): number {
  return made.filter((each) => each.deed === deed && !failed(each)).length;
}
