import { Problem, runProgram } from '../local/problem';
import { writeTable } from './document';
import type { Figure } from './figure';
import { FIGURES } from './figures';
import { line } from './line';
import { readResults, resultOf, writeResults } from './results';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** `npm run bench [-- name...]`: measures all figures, or those that are named, one line each; keeps them in results.json and in docs/benchmarks.md. */
async function bench(): Promise<void> {
  const failed: string[] = [];
  for (const figure of wanted(process.argv.slice(2))) {
    try {
      const measured = await figure.measure((sentence) => say(`       ${figure.name}: ${sentence}`));
      const result = resultOf(figure, measured, new Date());
      // After each, so that a run that is broken off keeps what it has.
      writeResults({ ...readResults(), [figure.name]: result });
      writeTable();
      say(line(figure.name, result));
    } catch (error) {
      if (error instanceof Problem) throw error;
      failed.push(figure.name);
      say(`FAILED ${figure.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
  }
  if (failed.length > 0) throw new Problem(`Could not be measured: ${failed.join(', ')}`);
}

function wanted(names: string[]): Figure[] {
  const unknown = names.find((name) => !FIGURES.some((figure) => figure.name === name));
  if (unknown !== undefined) throw new Problem(`There is no figure ${unknown}: ${FIGURES.map(({ name }) => name).join(', ')}`);
  return names.length === 0 ? [...FIGURES] : FIGURES.filter(({ name }) => names.includes(name));
}

void runProgram(bench);
