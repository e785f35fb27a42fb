import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local/root';
import type { Figures } from './figures';
import { readResults, type Results } from './results';

const FILE = path.join(ROOT, 'docs', 'reliability.md');
const BEGIN = '<!-- Written by npm run reliability: -->';
const END = '<!-- to here -->';

/** What was measured, as a table. */
export function tableOf(figures: Figures[]): string {
  return ['| What went wrong | Away, s | Calls meanwhile | Failed, by status | Failing after the return, s | Settled and told after the return, s | Live after the return, s |', '| --- | --- | --- | --- | --- | --- | --- |', ...figures.map(row)].join('\n');
}

function row({ failure, downS, calls, failed, failingAfterS, settledAfterS, liveAfterS }: Figures): string {
  const counts = Object.entries(failed).map(([status, count]) => `${count} × ${status}`);
  return `| ${failure} | ${downS} | ${calls} | ${counts.length === 0 ? 'none' : counts.join(', ')} | ${failingAfterS} | ${settledAfterS} | ${liveAfterS} |`;
}

/** The generated part of docs/reliability.md, as it should be. */
export function partOf({ at, machine, figures }: Results): string {
  return `${tableOf(figures)}\n\nMeasured at ${at} on: ${machine}.`;
}

/** The generated part of docs/reliability.md, as it stands. */
export function partInDocument(): string {
  return split(fs.readFileSync(FILE, 'utf8')).part;
}

/** Brings docs/reliability.md to what results.json says. */
export function writePart(): void {
  const { before, after } = split(fs.readFileSync(FILE, 'utf8'));
  fs.writeFileSync(FILE, `${before}${BEGIN}\n${partOf(readResults())}\n${END}${after}`);
}

function split(text: string): { before: string; part: string; after: string } {
  const [before = '', rest] = text.split(`${BEGIN}\n`);
  const [part = '', after] = rest?.split(`\n${END}`) ?? [];
  if (after === undefined) throw new Error(`docs/reliability.md has no place for the table, between '${BEGIN}' and '${END}'`);
  return { before, part, after };
}
