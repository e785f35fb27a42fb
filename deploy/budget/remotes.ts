import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local/root';

/** A built micro-frontend and what all of its scripts weigh together. */
export interface Remote {
  name: string;
  /** In brotli. What it shares is the shell's and not in its build. */
  bytes: number;
}

/** Every remote of this repository, as it was built. */
export function remotes(): Remote[] {
  const names = fs.readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
  return names.map((name) => ({ name, bytes: scriptsIn(path.join(ROOT, name, 'dist')) }));
}

function scriptsIn(folder: string): number {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  return files.reduce((sum, file) => sum + sizeAsSent(path.join(folder, file)), 0);
}

/** Of the compressed copy beside it; small files have none. */
function sizeAsSent(file: string): number {
  return fs.statSync(fs.existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
