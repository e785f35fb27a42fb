import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../local/root';
import { runNpm, type Ended } from './run-command';

/** Generates the contract's code anew, in a copy, and tells which committed files are not what comes out. */
export async function checkGeneratedCode(): Promise<Ended> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-proto-'));
  const committed = path.join(ROOT, 'proto');
  const copy = path.join(folder, 'proto');
  try {
    fs.cpSync(committed, copy, { recursive: true, filter: (file) => !['gen', 'node_modules'].includes(path.relative(committed, file)) });
    fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    const generated = await runNpm(['run', 'generate'], { cwd: copy });
    if (!generated.ok) return generated;
    const differences = compare(path.join(committed, 'gen'), path.join(copy, 'gen'));
    const output = differences.map((file) => `proto/gen/${file} is not what the contract generates: run npm run generate`).join('\n');
    return { ok: differences.length === 0, output };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Files that only one of two folders has, or that differ. */
function compare(left: string, right: string): string[] {
  const all = new Set([...filesIn(left), ...filesIn(right)]);
  return [...all].filter((file) => read(path.join(left, file)) !== read(path.join(right, file))).sort();
}

function filesIn(folder: string): string[] {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

function read(file: string): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}
