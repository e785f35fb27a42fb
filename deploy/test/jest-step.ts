import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../local/root';
import { runCommand } from './run-command';
import type { Count, Step } from './steps';

/** The part of jest's own report that is read. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not even be run. */
  numRuntimeErrorTestSuites: number;
  testResults: { status: 'passed' | 'failed'; assertionResults: { status: string; fullName: string }[] }[];
}

/** What one run of jest said. Without a report jest itself has failed. */
export interface JestRun {
  ok: boolean;
  output: string;
  report?: JestReport;
}

/** More files than this do not fail by chance. */
const MOST_FILES_AGAIN = 3;

/** Runs jest with these arguments and counts its tests. Files with a test that failed are run once more, and named if they pass then: ADR 15. */
export function jestStep(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Step {
  return { name, run: () => runTwiceAtMost((more) => runJest([...args, ...more], env)) };
}

/** The count of a run of jest, and of a second one of what failed in it. @param run runs jest with more arguments */
export async function runTwiceAtMost(run: (more: string[]) => Promise<JestRun>): Promise<Count> {
  const first = await run([]);
  const failed = first.report?.testResults.filter(({ status }) => status === 'failed') ?? [];
  if (first.ok || failed.length === 0 || failed.length > MOST_FILES_AGAIN || first.report?.numRuntimeErrorTestSuites !== 0) return count(first);
  const second = await run(['--onlyFailures']);
  const output = `${first.output}\nRun again:\n${second.output}`;
  if (!second.ok) return { ...count(first), output };
  const names = failed.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName));
  return { passed: first.report.numPassedTests + first.report.numFailedTests, failed: 0, output, secondTime: names };
}

async function runJest(args: string[], env: NodeJS.ProcessEnv): Promise<JestRun> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-jest-'));
  const file = path.join(folder, 'report.json');
  const jest = path.join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
  try {
    const ended = await runCommand(process.execPath, [jest, '--json', `--outputFile=${file}`, ...args], { env });
    return fs.existsSync(file) ? { ...ended, report: JSON.parse(fs.readFileSync(file, 'utf8')) as JestReport } : ended;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** A run that went wrong counts one failure at least. */
function count({ ok, output, report }: JestRun): Count {
  const passed = report?.numPassedTests ?? 0;
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
  return { passed, failed: ok ? failed : Math.max(failed, 1), output };
}
