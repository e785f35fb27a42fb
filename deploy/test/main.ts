import path from 'node:path';
import { ROOT } from '../local/root';
import { runProgram } from '../local/problem';
import { checkRecorded } from '../pact/record/check-recorded';
import { checkGeneratedCode } from './generated-code';
import { getChromium } from './get-chromium';
import { jestStep } from './jest-step';
import { JOURNEYS, SCREENS, SYSTEM, UNITS } from './projects';
import { getRealParts, realPartsSteps, untested } from './real-parts';
import { runCommand, runNpm } from './run-command';
import { check, runSteps, summary, type Step } from './steps';
import { getTools, projectsWithoutTools, withoutTools } from './tools';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const node = (...args: string[]): ReturnType<typeof runCommand> => runCommand(process.execPath, args);
const bin = (name: string, file: string): string => path.join(ROOT, 'node_modules', name, file);

const PREPARE: Step[] = [
  check('build', () => node(path.join(ROOT, 'deploy', 'build.mjs'))),
  check('browser', getChromium),
  getTools,
  check('contract lint', () => runNpm(['run', 'lint', '-w', '@oddsmates/proto'])),
  check('contract against the last release', () => runNpm(['run', 'breaking', '-w', '@oddsmates/proto'])),
  check('generated code', checkGeneratedCode),
  check('types', () => node(path.join(ROOT, 'deploy', 'lint', 'typecheck.mjs'))),
];
/** Beside all of the former: it takes longer than they do together, and one processor. */
const LINT: Step[] = [check('lint', () => node(bin('eslint', 'bin/eslint.js'), '.', '--max-warnings', '0'))];
/** One after the other: each of these uses what the machine has, and the product under test should answer as it does in use. */
const tests = (): Step[] => [
  // jest keeps one processor to itself unless it is told otherwise.
  jestStep('unit tests', [...select(UNITS), '--maxWorkers=100%']),
  check('recorded pacts', checkRecorded),
  jestStep('tests of the running product', [...select(SYSTEM), '--runInBand', '--passWithNoTests']),
  jestStep('journeys', [...select(JOURNEYS), '--maxWorkers=2', '--passWithNoTests']),
  jestStep('every screen', [...select(SCREENS), '--runInBand']),
];

/** Of the projects those whose programs are there. */
function select(projects: readonly string[]): string[] {
  const missing = projectsWithoutTools();
  return ['--selectProjects', ...projects.filter((name) => !missing.includes(name))];
}

/** `npm test`: builds, checks and tests everything. The last line says how it went, and so does the exit code. */
async function test(): Promise<void> {
  const began = Date.now();
  // An S3 store is built on a fresh machine, which takes minutes: from the beginning, beside the tests that do without.
  const parts = runSteps([getRealParts], say);
  const prepared = await Promise.all([runSteps(PREPARE, say), runSteps(LINT, say)]);
  const counts = [...prepared.flat(), ...(await runSteps(tests(), say)), ...(await parts), ...(await runSteps(realPartsSteps(), say))];
  for (const sentence of [...withoutTools(), ...untested()]) say(sentence);
  say(`Took ${((Date.now() - began) / 60_000).toFixed(1)} min`);
  say(summary(counts));
  if (counts.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

void runProgram(test);
