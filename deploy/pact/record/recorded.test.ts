import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { differences } from './recorded';

let recorded: string;
let kept: string;
beforeEach(() => {
  [recorded, kept] = ['recorded', 'kept'].map((name) => fs.mkdtempSync(path.join(os.tmpdir(), `oddsmates-${name}-`))) as [string, string];
});
afterEach(() => [recorded, kept].forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })));

function write(folder: string, consumer: string, interactions: string[], library = '1.0'): void {
  const pact = {
    consumer: { name: consumer },
    provider: { name: 'gateway' },
    interactions: interactions.map((description) => ({ description })),
    metadata: { pactSpecification: { version: '4.0' }, pactRust: { ffi: library } },
  };
  fs.writeFileSync(path.join(folder, `${consumer}-gateway.json`), JSON.stringify(pact));
}

/** Keeps what was recorded. */
function keep(): void {
  for (const { name, text = '' } of differences(recorded, kept)) fs.writeFileSync(path.join(kept, name), text);
}

test('neither the order of the tests nor the version of the library changes a pact', () => {
  write(recorded, 'mfe-auth', ['one', 'two']);
  keep();
  write(recorded, 'mfe-auth', ['two', 'one'], '2.0');
  expect(differences(recorded, kept)).toEqual([]);
});

test.each([
  ['an interaction more', () => write(recorded, 'mfe-auth', ['one', 'two', 'three'])],
  ['an interaction less', () => write(recorded, 'mfe-auth', ['one'])],
  ['a pact that nobody records any more', () => fs.rmSync(path.join(recorded, 'mfe-auth-gateway.json'))],
])('%s is a difference', (_, change) => {
  write(recorded, 'mfe-auth', ['one', 'two']);
  keep();
  change();
  expect(differences(recorded, kept).map(({ name }) => name)).toEqual(['mfe-auth-gateway.json']);
});

test("of one consumer, the others' pacts are left alone", () => {
  write(recorded, 'mfe-auth', ['one']);
  write(recorded, 'mfe-social', ['one']);
  keep();
  fs.rmSync(path.join(recorded, 'mfe-social-gateway.json'));
  expect(differences(recorded, kept, 'mfe-auth')).toEqual([]);
});
