import { percentile } from '../stack/percentile';
import type { Deed } from './profiles';

/** One request that was made. */
export interface Made {
  deed: Deed;
  /** The HTTP status; 0 without an answer. */
  status: number;
  /** ms from the first byte sent to the last received. */
  tookMs: number;
  /** ms by which it was sent after its time. */
  lateMs: number;
}

/** What became of all requests of a kind. */
export interface DeedFigures {
  requests: number;
  /** How many did not do what was asked, by status. */
  failures: Map<number, number>;
  p50Ms: number;
  p95Ms: number;
  maxMs: number;
}

/** The figures of each deed; what failed took its time as well. */
export function figuresOf(made: readonly Made[]): Map<Deed, DeedFigures> {
  const byDeed = new Map<Deed, Made[]>();
  for (const each of made) byDeed.set(each.deed, [...(byDeed.get(each.deed) ?? []), each]);
  return new Map([...byDeed].map(([deed, all]) => [deed, figures(all)]));
}

function figures(all: readonly Made[]): DeedFigures {
  const times = all.map(({ tookMs }) => tookMs);
  const failures = new Map<number, number>();
  for (const { status } of all.filter(failed)) failures.set(status, (failures.get(status) ?? 0) + 1);
  return { requests: all.length, failures, p50Ms: percentile(times, 0.5), p95Ms: percentile(times, 0.95), maxMs: percentile(times, 1) };
}

export const failed = ({ status }: Made): boolean => status < 200 || status > 299;
