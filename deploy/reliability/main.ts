import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { machine } from '../bench/results';
import { Problem, runProgram } from '../local/problem';
import { ROOT } from '../local/root';
import { tableOf, writePart } from './document';
import { MEASURED, readMeasured, writeResults } from './results';

const JEST = path.join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/**
 * `npm run reliability`: lets everything go wrong, one thing after the other, and keeps what was measured in results.json and in docs/reliability.md.
 * With a part of a test's name, only what has it in its name; that is shown and not kept.
 */
function reliability(): Promise<void> {
  const [part] = process.argv.slice(2);
  fs.rmSync(MEASURED, { force: true });
  const { status } = spawnSync(process.execPath, [JEST, '--selectProjects', 'reliability', ...(part === undefined ? [] : ['-t', part])], { cwd: ROOT, stdio: 'inherit' });
  const figures = readMeasured();
  say(`\n${tableOf(figures)}`);
  if (status !== 0) throw new Problem('Something did not hold: see above, and test-results/reliability.log.');
  if (part === undefined) {
    writeResults({ at: `${new Date().toISOString().slice(0, 16)}Z`, machine: machine(), figures });
    writePart();
  }
  return Promise.resolve();
}

void runProgram(reliability);
