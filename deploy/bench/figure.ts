/** What {@link Figure.measure} gives. */
export interface Measured {
  /** The figure, once per run. */
  runs: number[];
  /** What the figure was made of, as medians over the runs, with the unit in the name: `{ bets_per_s: 412 }`. */
  detail: Record<string, number>;
}

/** One thing that is measured and the goal that it is held against. */
export interface Figure {
  /** As on the command line and in results.json. */
  name: string;
  /** What is set against what, in one sentence; for docs/benchmarks.md. */
  title: string;
  goal: number;
  better: 'higher' | 'lower';
  /** Of the figure; empty for a ratio. */
  unit: '' | 's' | 'ms' | 'MiB';
  /**
   * Measures it {@link RUNS} times.
   * @param say is told what is under way
   */
  measure(say: (sentence: string) => void): Promise<Measured>;
}

/** How often each figure is measured. */
export const RUNS = 3;

/** The middle one of some numbers, or what lies between the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? NaN) + (sorted[Math.ceil(half)] ?? NaN)) / 2;
}
