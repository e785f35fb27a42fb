import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local/root';
import { FIGURES } from './figures';
import { goalOf } from './line';
import { reached, readResults, type Result, type Results } from './results';

const FILE = path.join(ROOT, 'docs', 'benchmarks.md');
const BEGIN = '<!-- Written by npm run bench: -->';
const END = '<!-- to here -->';

/** The last results as docs/benchmarks.md shows them: a table of all figures, and under it the machines that they were measured on. */
export function tableOf(results: Results): string {
  const rows = FIGURES.flatMap(({ name, title }) => (results[name] ? [row(name, title, results[name])] : []));
  const machines = [...new Set(Object.values(results).map(({ machine }) => machine))];
  return ['| Figure | What | Last | Goal | | Made of | Measured |', '| --- | --- | --- | --- | --- | --- | --- |', ...rows, '', ...machines.map((machine) => `Measured on: ${machine}.`)].join('\n');
}

function row(name: string, title: string, result: Result): string {
  const { ratio, unit, spread, detail, at } = result;
  const parts = Object.entries(detail).map(([part, value]) => `${part} ${value}`);
  const last = `**${ratio}${unit && ` ${unit}`}** (${spread.join(' to ')})`;
  return `| \`${name}\` | ${title} | ${last} | ${goalOf(result)} | ${reached(result) ? 'reached' : 'missed'} | ${parts.join('<br>')} | ${at} |`;
}

/** The part of docs/benchmarks.md that is generated, as it stands. */
export function tableInDocument(): string {
  return split(fs.readFileSync(FILE, 'utf8')).table;
}

/** Brings docs/benchmarks.md to what results.json says. */
export function writeTable(): void {
  const { before, after } = split(fs.readFileSync(FILE, 'utf8'));
  fs.writeFileSync(FILE, `${before}${BEGIN}\n${tableOf(readResults())}\n${END}${after}`);
}

function split(text: string): { before: string; table: string; after: string } {
  const [before = '', rest] = text.split(`${BEGIN}\n`);
  const [table = '', after] = rest?.split(`\n${END}`) ?? [];
  if (after === undefined) throw new Error(`docs/benchmarks.md has no place for the table, between '${BEGIN}' and '${END}'`);
  return { before, table, after };
}
