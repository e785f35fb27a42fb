import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Problem, runProgram } from '../../local/problem';
import { ROOT } from '../../local/root';
import { openBook } from '../book/book';
import { PACTS } from '../pact-file';
import { differences } from './recorded';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** `npm run pact`: records what every remote and service relies on; `npm run pact -w <workspace>` for one of them. */
async function record(): Promise<void> {
  const [consumer] = process.argv.slice(2);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-pacts-'));
  try {
    runTests(folder, consumer);
    const changed = differences(folder, PACTS, consumer);
    for (const { name, text } of changed) keep(path.join(PACTS, name), text);
    say(changed.length === 0 ? 'The pacts are as they were.' : `Changed: ${changed.map(({ name }) => `pacts/${name}`).join(', ')}`);
    openBook().noteConsumers(consumer);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function runTests(folder: string, consumer: string | undefined): void {
  const jest = path.join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
  const of = consumer === undefined ? [] : [`/${consumer}/`];
  const { status } = spawnSync(process.execPath, [jest, '--selectProjects', ...projectsOf(consumer), '--', ...of], { cwd: ROOT, env: { ...process.env, PACT_DIR: folder }, stdio: 'inherit' });
  if (status !== 0) throw new Problem('The tests that record the pacts failed, so the pacts are as they were.');
}

/** Pages need no database. */
function projectsOf(consumer: string | undefined): string[] {
  if (consumer === undefined) return ['pact', 'message-pact'];
  return [consumer.startsWith('mfe-') ? 'pact' : 'message-pact'];
}

function keep(file: string, text: string | undefined): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  if (text === undefined) fs.rmSync(file);
  else fs.writeFileSync(file, text);
}

void runProgram(record);
