import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { until } from '../testing';
import { createLogger } from './logger';
import { batchedOutput } from './output';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-log-'));
const file = path.join(folder, 'lines.log');
afterAll(() => fs.rmSync(folder, { recursive: true }));

const messages = (): string[] => [...fs.readFileSync(file, 'utf8').matchAll(/"msg":"(.*?)"/g)].map(([, message = '']) => message);

test('lines wait a moment for others, and one that warns is written at once with all that wait', async () => {
  const log = createLogger({ name: 'wallet', destination: batchedOutput(fs.openSync(file, 'w')) });
  log.info('first');
  expect(messages()).toEqual([]);
  await until(() => messages().length === 1);
  log.info('second');
  log.warn('third');
  expect(messages()).toEqual(['first', 'second', 'third']);
});

test('a reader that is gone keeps no process from ending: lines that cannot be written are dropped', () => {
  const output = batchedOutput(fs.openSync(file, 'r'));
  output.write('nobody takes this\n');
  output.flushSync();
  expect(fs.readFileSync(file, 'utf8')).not.toContain('nobody takes this');
});
