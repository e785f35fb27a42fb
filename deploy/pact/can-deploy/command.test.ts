import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../../local/root';
import { Book } from '../book/book';
import { PACTS, pactFiles } from '../pact-file';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-book-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Runs the command as npm does, with a book of its own. */
function canDeploy(...args: string[]): { status: number | null; said: string } {
  const command = path.join(ROOT, 'deploy', 'pact', 'can-deploy.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8', env: { ...process.env, PACT_BOOK: folder } });
  return { status, said: stdout + stderr };
}

test('it says no while nothing was recorded or verified, and yes for what was', () => {
  const before = canDeploy('mfe-betting');
  expect(before.status).toBe(1);
  expect(before.said).toContain('npm run pact -- mfe-betting');

  const book = new Book(folder);
  book.noteConsumers('mfe-betting');
  for (const file of pactFiles(PACTS, { consumer: 'mfe-betting' })) book.noteVerified(file, true);
  const after = canDeploy('mfe-betting');
  expect(after.said).toMatch(/^Yes: mfe-betting@[0-9a-f]{12} goes with the slices of this working copy\.$/m);
  expect(after.status).toBe(0);
});

test('it says which slices there are when it is asked about another', () => {
  const { status, said } = canDeploy('mfe-bettings');
  expect(status).toBe(1);
  expect(said).toContain('Name one slice: shell, mfe-auth');
});
