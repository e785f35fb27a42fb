import { figuresOf, type Made } from './figures';

const HEADS = ['', 'requests', 'failed', 'p50 ms', 'p95 ms', 'max ms'];

/** The figures of each deed, a line each. */
export function table(made: readonly Made[]): string {
  const rows = [...figuresOf(made)].sort(([a], [b]) => a.localeCompare(b)).map(([deed, { requests, failures, p50Ms, p95Ms, maxMs }]) => [
    deed,
    String(requests),
    [...failures].map(([status, count]) => `${count} x ${status || 'no answer'}`).join(', ') || '0',
    ...[p50Ms, p95Ms, maxMs].map((ms) => ms.toFixed(0)),
  ]);
  return [HEADS, ...rows].map(([deed = '', ...figures]) => deed.padEnd(14) + figures.map((figure) => ` ${figure.padStart(11)}`).join('')).join('\n');
}
