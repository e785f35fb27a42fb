import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../local/root';
import { runCommand } from './run-command';
import type { Step } from './steps';

/** The part of jest's own report that is counted. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not even be run. */
  numRuntimeErrorTestSuites: number;
}

/** Runs jest with these arguments and counts its tests. */
export function jestStep(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Step {
  return {
    name,
    async run() {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-jest-'));
      const report = path.join(folder, 'report.json');
      const jest = path.join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
      try {
        const { ok, output } = await runCommand(process.execPath, [jest, '--json', `--outputFile=${report}`, ...args], { env });
        const counted = count(report);
        return ok || counted.failed > 0 ? { ...counted, output } : { ...counted, failed: 1, output };
      } finally {
        fs.rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Without a report jest itself has failed, which counts as one. */
function count(file: string): { passed: number; failed: number } {
  if (!fs.existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as JestReport;
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}
