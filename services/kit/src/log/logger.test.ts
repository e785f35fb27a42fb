import { withTrace } from '../trace/context';
import { createLogger } from './logger';

function record(write: (log: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  const lines: string[] = [];
  write(createLogger({ name: 'wallet', destination: { write: (line) => void lines.push(line) } }));
  return JSON.parse(lines[0] ?? '{}') as Record<string, unknown>;
}

test('writes JSON lines with the name, a level in words and the time in ISO 8601', () => {
  expect(record((log) => log.info({ requestId: 'r1' }, 'hello'))).toMatchObject({
    level: 'info', name: 'wallet', msg: 'hello', requestId: 'r1', time: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});

test('secrets do not reach the log', () => {
  const line = JSON.stringify(record((log) => log.info({ password: 'p-secret', user: { token: 't-secret' } }, 'hello')));
  expect(line).not.toContain('secret"}');
  expect(line).not.toMatch(/[pt]-secret/);
});

test('what an error carries is no way for a secret to the log, and neither are the fields of a child', () => {
  const error = Object.assign(new Error('failed'), { token: 't-secret', detail: 'harmless' });
  const line = JSON.stringify(record((log) => log.child({ cookie: 'c-secret' }).error({ err: error, call: { authorization: 'a-secret' } }, 'failed')));
  expect(line).not.toMatch(/[tca]-secret/);
  expect(line).toContain('harmless');
});

test('what was logged keeps its secrets', () => {
  const user = { token: 't-secret', name: 'ann' };
  expect(record((log) => log.info({ user }))).toMatchObject({ user: { token: '[secret]', name: 'ann' } });
  expect(user.token).toBe('t-secret');
});

test('an error is written with its causes', () => {
  const error = new Error('outer', { cause: new Error('inner') });
  expect(JSON.stringify(record((log) => log.error({ err: error }, 'failed')))).toContain('inner');
});

test('a line that is written for a request names its trace, and others none', () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const line = record((log) => withTrace(traceparent, () => log.child({ requestId: 'r1' }).info('hello')));
  expect(line).toMatchObject({ requestId: 'r1', trace_id: '0af7651916cd43dd8448eb211c80319c' });
  expect(record((log) => log.info('hello'))).not.toHaveProperty('trace_id');
});
