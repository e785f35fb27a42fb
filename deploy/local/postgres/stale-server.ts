import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const STOP_LIMIT_MS = 15_000;
const POLL_INTERVAL_MS = 50;

/**
 * Stops a server that a killed launcher left on this data folder. The number in `postmaster.pid` may since have gone to another
 * program, so a process is only stopped when it runs PostgreSQL on this very folder; else the file alone is stale and goes.
 */
export async function stopStaleServer(dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'postmaster.pid');
  if (!fs.existsSync(file)) return;
  const pid = Number(fs.readFileSync(file, 'utf8').split('\n')[0]);
  if (!runsPostgres(pid, dataDir)) {
    fs.rmSync(file, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_LIMIT_MS;
  while (runsPostgres(pid, dataDir)) {
    if (Date.now() > deadline) throw new Error(`An earlier PostgreSQL (process ${pid}) still holds ${dataDir} and does not stop.`);
    await pause(POLL_INTERVAL_MS);
  }
}

function runsPostgres(pid: number, dataDir: string): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  const command = commandLine(pid);
  return command.includes('postgres') && command.includes(dataDir);
}

/** The command line of a process; empty when there is none (a zombie has none either). */
function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-ww', '-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
