import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contentHasher } from './content-hash';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-hash-test-'));
  write('slice/src/main.ts', 'one');
  write('lib/a.ts', 'a');
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}
const hash = (): string => contentHasher(root)(['slice', 'lib']);

test.each([
  ['a changed file', () => write('slice/src/main.ts', 'two')],
  ['a new file', () => write('lib/b.ts', 'b')],
  ['a removed file', () => fs.rmSync(path.join(root, 'lib/a.ts'))],
  ['a renamed file', () => fs.renameSync(path.join(root, 'lib/a.ts'), path.join(root, 'lib/b.ts'))],
])('%s changes the hash', (_, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});

test.each([
  ['a touched file', () => fs.utimesSync(path.join(root, 'lib/a.ts'), 1, 1)],
  ['a test', () => write('slice/src/main.test.ts', 'test')],
  ['a pact', () => write('slice/src/main.pact.ts', 'pact')],
  ['a result', () => write('slice/dist/main.js', 'built')],
  ['an installed package', () => write('slice/node_modules/x/index.js', 'x')],
])('%s does not', (_, change) => {
  const before = hash();
  change();
  expect(hash()).toBe(before);
});
