import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local/root';
import type { Figures } from './figures';

/** What a whole run has measured. */
export interface Results {
  /** When, to the minute, UTC. */
  at: string;
  machine: string;
  figures: Figures[];
}

/** Where the tests leave what they have measured. */
export const MEASURED = path.join(ROOT, 'test-results', 'reliability.json');
const FILE = path.join(ROOT, 'deploy', 'reliability', 'results.json');

/** What the tests have measured just now; nothing when they did not even begin. */
export function readMeasured(): Figures[] {
  return fs.existsSync(MEASURED) ? (JSON.parse(fs.readFileSync(MEASURED, 'utf8')) as Figures[]) : [];
}

/** What the last whole run has measured. */
export function readResults(): Results {
  return JSON.parse(fs.readFileSync(FILE, 'utf8')) as Results;
}

/** Keeps what a whole run has measured. */
export function writeResults(results: Results): void {
  fs.writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
}
