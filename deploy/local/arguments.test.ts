import path from 'node:path';
import { readArguments } from './arguments';
import { ROOT } from './root';

test('a plain start serves on 8080 and keeps its data in the repository', () => {
  const expected = { real: false, demo: false, jsonLogs: false, port: 8080, dataDir: path.join(ROOT, '.data'), databaseUrl: undefined };
  expect(readArguments([], {})).toEqual(expected);
});

test('real parts have data of their own', () => {
  expect(readArguments(['--real'], {})).toMatchObject({ real: true, dataDir: path.join(ROOT, '.data-real') });
  expect(readArguments(['--real'], { DATA_DIR: '/var/oddsmates' }).dataDir).toBe('/var/oddsmates');
});

test('the environment chooses port, data folder and database', () => {
  const env = { PORT: '9000', DATA_DIR: '/var/oddsmates', DATABASE_URL: 'postgres://me@host/postgres' };
  expect(readArguments(['--demo'], env)).toMatchObject({ demo: true, port: 9000, dataDir: '/var/oddsmates', databaseUrl: env.DATABASE_URL });
});

test.each(['http', '0', '70000', '80.5'])('%s is no port', (PORT) => {
  expect(() => readArguments([], { PORT })).toThrow(`PORT is '${PORT}', which is no port`);
});

test('a misspelt option is refused, not passed over', () => {
  expect(() => readArguments(['--dmeo'], {})).toThrow('--dmeo is not understood: npm start -- [--real] [--demo]');
});
