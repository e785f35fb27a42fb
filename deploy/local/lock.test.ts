import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { takeLock } from './lock';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-lock-test-'));
const file = path.join(folder, 'data', 'lock');
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
afterEach(() => fs.rmSync(file, { force: true }));

test('the second to ask is told who holds the lock', () => {
  takeLock(file, 'http://localhost:8080');
  expect(takeLock(file, '')).toMatchObject({ pid: process.pid, about: 'http://localhost:8080' });
});

test('a released lock can be taken again', () => {
  const lock = takeLock(file, '');
  if (!('release' in lock)) throw new Error('the lock was held');
  lock.release();
  expect(takeLock(file, '')).toHaveProperty('release');
});

test('the lock of a process that is gone is free', async () => {
  const gone = spawn('true');
  await once(gone, 'exit');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify({ pid: gone.pid, began: '1', about: '' }));
  expect(takeLock(file, '')).toHaveProperty('release');
});

test('a process that only has the number of the holder does not hold the lock', () => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify({ pid: process.pid, began: 'another time', about: '' }));
  expect(takeLock(file, '')).toHaveProperty('release');
});

test('a lock file cut short by a crash is free', () => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '{"pid":');
  expect(takeLock(file, '')).toHaveProperty('release');
});
