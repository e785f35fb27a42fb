import type { Ended } from './run-command';

/** What came of a step, in tests. A check counts as one. */
export interface Count {
  passed: number;
  failed: number;
  /** What to show when something failed. */
  output: string;
}

/** One line of the run. */
export interface Step {
  name: string;
  run(): Promise<Count>;
}

/** A step that is either right or not. */
export function check(name: string, run: () => Promise<Ended>): Step {
  return {
    name,
    async run() {
      const { ok, output } = await run();
      return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
    },
  };
}

/** Runs steps one after the other and tells each one's beginning and end; what a failed one said is shown in full. A step that throws has failed. */
export async function runSteps(steps: Step[], say: (text: string) => void): Promise<Count[]> {
  const counts: Count[] = [];
  for (const step of steps) {
    say(`...    ${step.name}`);
    const started = Date.now();
    const count = await step.run().catch((error: unknown) => ({ passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) }));
    const took = `${((Date.now() - started) / 1000).toFixed(1)} s`;
    if (count.failed > 0) say(`${count.output.trimEnd()}\n`);
    say(`${count.failed > 0 ? 'FAILED' : 'ok    '} ${step.name}: ${count.passed} passed, ${count.failed} failed (${took})`);
    counts.push(count);
  }
  return counts;
}

/** The last line of a run. */
export function summary(counts: Count[]): string {
  const sum = (of: 'passed' | 'failed'): number => counts.reduce((total, count) => total + count[of], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
