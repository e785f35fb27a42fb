import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Who holds a lock, as it stands in the lock file. */
export interface Holder {
  pid: number;
  /** When that process began, so that another one that got the same number later is not taken for it. */
  began: string;
  /** What the holder wants others to know, such as its address. */
  about: string;
}

/** A lock that this process holds. */
export interface Lock {
  release(): void;
}

/**
 * Takes a lock file, or tells who holds it. A lock whose process is gone, however it ended, is free.
 * @param about what to tell others about the holder
 */
export function takeLock(file: string, about: string): Lock | Holder {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const mine: Holder = { pid: process.pid, began: beginningOf(process.pid) ?? '', about };
  for (;;) {
    try {
      fs.writeFileSync(file, JSON.stringify(mine), { flag: 'wx' });
      return { release: () => fs.rmSync(file, { force: true }) };
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
      const holder = read(file);
      if (holder !== undefined && beginningOf(holder.pid) === holder.began) return holder;
      fs.rmSync(file, { force: true });
    }
  }
}

function read(file: string): Holder | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Holder;
  } catch (error) {
    if (error instanceof SyntaxError || isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** When a process began, in whatever form the system tells it; undefined when there is no such process. */
function beginningOf(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') return execFileSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).trim();
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold anything; the start time is the 20th after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
