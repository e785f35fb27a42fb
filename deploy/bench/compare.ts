import { median, RUNS, type Measured } from './figure';

/** One of the two sides of a comparison, with the name of what it gives: `bets_per_s`. */
export interface Side {
  name: string;
  measure: () => Promise<number>;
}

/**
 * Measures two sides in turns, A B A B A B, so that whatever else the machine does hits both; the figure of a run is A / B.
 */
export async function compare(a: Side, b: Side, say: (sentence: string) => void): Promise<Measured> {
  const taken: { a: number; b: number }[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const ofA = await a.measure();
    const ofB = await b.measure();
    say(`run ${run}: ${a.name} ${round(ofA)}, ${b.name} ${round(ofB)}, ratio ${round(ofA / ofB)}`);
    taken.push({ a: ofA, b: ofB });
  }
  return {
    runs: taken.map((run) => run.a / run.b),
    detail: { [a.name]: median(taken.map((run) => run.a)), [b.name]: median(taken.map((run) => run.b)) },
  };
}

/** To three significant digits. */
export function round(value: number): number {
  return Number(value.toPrecision(3));
}
