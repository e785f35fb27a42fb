import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../local/root';

const LIMIT_MS = 120_000;
const CLI = path.join(ROOT, 'node_modules', 'lighthouse', 'cli', 'index.js');

/** What Lighthouse says of a page, each score out of 100. */
export interface Verdict {
  performance: number;
  accessibility: number;
  bestPractices: number;
  /** Each audit that cost points, with its category and what it saw. */
  faults: string[];
}

/** The parts of Lighthouse's report that are read. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string; details?: { items?: unknown[] } }>;
}

/**
 * Lets Lighthouse visit a page in its desktop setting. As a program of its own: it is published as ES modules only.
 * @param port of the Chromium's developer tools; what is stored in that browser stays, so that who is signed in there is signed in
 */
export async function audit(url: string, port: number): Promise<Verdict> {
  const args = [
    CLI, url, `--port=${port}`, '--preset=desktop', '--only-categories=performance,accessibility,best-practices',
    '--disable-storage-reset', '--output=json', '--output-path=stdout', '--quiet',
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: LIMIT_MS, maxBuffer: 2 ** 27 });
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(`Lighthouse could not visit ${url}: ${report.runtimeError.message}`);
  return {
    performance: score(report, 'performance'),
    accessibility: score(report, 'accessibility'),
    bestPractices: score(report, 'best-practices'),
    faults: Object.values(report.categories).flatMap((category) => faultsIn(report, category)),
  };
}

const score = (report: Report, category: string): number => Math.round((report.categories[category]?.score ?? 0) * 100);

function faultsIn({ audits }: Report, { title, auditRefs }: Report['categories'][string]): string[] {
  return auditRefs.flatMap(({ id, weight }) => {
    const found = audits[id];
    if (weight === 0 || !found || found.score === null || found.score >= 0.9) return [];
    return [`${title}: ${found.title} (${id}) ${found.displayValue ?? ''} ${JSON.stringify(found.details?.items?.slice(0, 3) ?? [])}`];
  });
}
