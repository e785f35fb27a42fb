import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFileRegistry, fromBinary } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import { callsIn, contractCalls } from './contract';

const PROTO = path.join(__dirname, '..');
const RELEASED = path.join(PROTO, 'released', 'contract.binpb');
const BUF = path.join(PROTO, '..', 'node_modules', '@bufbuild', 'buf', 'bin', 'buf');

const released = callsIn([...createFileRegistry(fromBinary(FileDescriptorSetSchema, fs.readFileSync(RELEASED))).files]);
const present = new Map(contractCalls.map((call) => [call.name, call]));

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-breaking-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Changes a file of a copy of the contract. @returns what is said of the copy against the released contract */
function breaking(file: string, from: string, to: string): { said: string; code: number | null } {
  const copy = fs.mkdtempSync(path.join(folder, 'proto-'));
  fs.cpSync(PROTO, copy, { recursive: true, filter: (source) => !['gen', 'node_modules', 'released'].includes(path.relative(PROTO, source)) });
  const changed = path.join(copy, file);
  const before = fs.readFileSync(changed, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} does not hold ${from}`);
  fs.writeFileSync(changed, before.replace(from, to));
  const run = spawnSync(process.execPath, [BUF, 'breaking', '--against', RELEASED], { cwd: copy, encoding: 'utf8' });
  return { said: run.stdout + run.stderr, code: run.status };
}

test('every route of the last release is still there, for the same call', () => {
  const gone = released.flatMap(({ name, routes }) =>
    routes.filter(({ method, path: address }) => !present.get(name)?.routes.some((route) => route.method === method && route.path === address)).map((route) => `${name} ${route.method} ${route.path}`),
  );
  expect(gone).toEqual([]);
});

test('no call of the last release asks for another access level or succeeds with another status', () => {
  const shape = ({ name, access, success, whenBodyHas }: (typeof released)[number]) => ({ name, access, success, whenBodyHas });
  expect(released.flatMap(({ name }) => present.get(name) ?? []).map(shape)).toEqual(released.map(shape));
});

test.each([
  ['a field that is gone', 'events/v1/chat.proto', '  string message = 4;\n', ''],
  ['a field under another number', 'stream/v1/stream.proto', '  string id = 1;', '  string id = 99;'],
  ['a field of another type', 'events/v1/chat.proto', 'string sender_id = 3;', 'int64 sender_id = 3;'],
])('%s is caught', (_, file, from, to) => {
  const { said, code } = breaking(file, from, to);
  expect(code).toBe(100);
  expect(said).toContain(file);
});
