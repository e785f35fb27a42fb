import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundleService } from './bundle-service';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-bundle-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('one letter of a comment that needs two bytes doubled what the text of a program takes in memory: none is left, and a string of such letters is still what it was', async () => {
  fs.mkdirSync(path.join(folder, 'src'));
  fs.writeFileSync(path.join(folder, 'src', 'main.ts'), "/** Łódź – at home. */\nexport const city: string = 'Łódź';\n");
  await bundleService(folder);
  const program = path.join(folder, 'dist', 'main.js');
  const text = fs.readFileSync(program, 'utf8');
  expect([...text].filter((letter) => letter > '\u007f')).toEqual([]);
  expect(jest.requireActual<{ city: string }>(program).city).toBe('Łódź');
});
