import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../local/root';
import { round } from './compare';
import { median, type Figure, type Measured } from './figure';

/** Of every figure its last measurement. */
export type Results = Record<string, Result>;

/** A figure as it was last measured; numbers to three significant digits. */
export interface Result {
  /** The median of the runs: a ratio, or seconds, milliseconds or MiB where `unit` says so. */
  ratio: number;
  goal: number;
  better: Figure['better'];
  unit: Figure['unit'];
  /** The lowest and the highest of the runs. */
  spread: [lowest: number, highest: number];
  runs: number[];
  /** What the figure was made of. */
  detail: Record<string, number>;
  /** When, to the minute, UTC. */
  at: string;
  machine: string;
}

const FILE = path.join(ROOT, 'deploy', 'bench', 'results.json');

/** What was measured last, of each figure. */
export function readResults(): Results {
  return fs.existsSync(FILE) ? (JSON.parse(fs.readFileSync(FILE, 'utf8')) as Results) : {};
}

/** Keeps what was measured. */
export function writeResults(results: Results): void {
  fs.writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
}

/** What came of measuring a figure. */
export function resultOf({ goal, better, unit }: Figure, { runs, detail }: Measured, now: Date): Result {
  return {
    ratio: round(median(runs)),
    goal,
    better,
    unit,
    spread: [round(Math.min(...runs)), round(Math.max(...runs))],
    runs: runs.map(round),
    detail: Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, round(value)])),
    at: `${now.toISOString().slice(0, 16)}Z`,
    machine: machine(),
  };
}

/** Whether a figure is where it should be. */
export function reached({ ratio, goal, better }: Pick<Result, 'ratio' | 'goal' | 'better'>): boolean {
  return better === 'higher' ? ratio >= goal : ratio <= goal;
}

/** The machine that this runs on. */
export function machine(): string {
  const processors = os.cpus();
  return `${processors.length} x ${processors[0]?.model.trim() ?? 'processor'}, ${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.type()} ${os.release()}, Node ${process.versions.node}`;
}
