import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePorts } from '../local/ports';
import { ROOT } from '../local/root';
import { runDev } from '../stack/dev-server';

/** The product as a person starts it. */
export interface NpmStart {
  url: string;
  /** From the command to 'is ready', in seconds. */
  seconds: number;
  /** Of npm, from which everything else descends. */
  pid: number;
  /** Ends it as Ctrl-C does. */
  stop(): Promise<void>;
}

/** Runs `npm start` on a data folder, with more arguments where they are given, and settles when it says that it is ready. */
export async function npmStart(dataDir: string, args: string[] = []): Promise<NpmStart> {
  const [port = 0] = await freePorts(1);
  const began = performance.now();
  const program = runDev('npm', ['start', '--', ...args], { cwd: ROOT, env: { PORT: String(port), DATA_DIR: dataDir } });
  await program.says(/is ready at/);
  return { url: `http://localhost:${port}`, seconds: (performance.now() - began) / 1000, pid: program.pid, stop: () => program.stop() };
}

/** A folder for the data of a start, and what removes it. */
export function dataFolder(): { folder: string; remove: () => void } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-bench-'));
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}
