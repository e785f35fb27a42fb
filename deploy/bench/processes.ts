import fs from 'node:fs';
import { Problem } from '../local/problem';

/** Clock ticks a second in /proc: fixed on Linux for what is shown to programs. */
const TICKS_PER_S = 100;
const KIB_PER_MIB = 1024;

/** A process as /proc tells of it. */
interface ProcessFacts {
  pid: number;
  parent: number;
  /** Of all its threads, and of children that have ended. */
  cpuS: number;
}

/** The processes that descend from one, itself first. @throws Problem where there is no /proc */
export function familyOf(pid: number): number[] {
  const all = listPids().flatMap((each) => factsOf(each) ?? []);
  const family = [pid];
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member).map((child) => child.pid));
  return family;
}

/** The processor time that a process has used so far, in seconds, children that have ended included. @throws Error when it is gone */
export function cpuSecondsOf(pid: number): number {
  const facts = factsOf(pid);
  if (facts === undefined) throw new Error(`Process ${pid} has ended`);
  return facts.cpuS;
}

/** The memory of a process in MiB: of a page that several share it has its part (PSS), so that sums count it once. Nothing for one that has ended. */
export function memoryMibOf(pid: number): number {
  const kib = /^Pss:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/smaps_rollup`) ?? '')?.[1];
  return Number(kib ?? 0) / KIB_PER_MIB;
}

/** How a process was started, its words apart by blanks. */
export function commandOf(pid: number): string {
  return (read(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ').trim();
}

function listPids(): number[] {
  if (!fs.existsSync('/proc/self/stat')) throw new Problem('Processor time and memory are read from /proc, which this system does not have: run the benchmarks on Linux.');
  return fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number);
}

function factsOf(pid: number): ProcessFacts | undefined {
  const text = read(`/proc/${pid}/stat`);
  if (text === undefined) return undefined;
  // The name, in brackets, may hold anything; man 5 proc counts from there: state is the third field, utime to cstime are 14 to 17.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ').map(Number);
  const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
  return { pid, parent: fields[1] ?? 0, cpuS: ticks / TICKS_PER_S };
}

/** The text of a file in /proc; undefined when its process has ended meanwhile. */
function read(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
