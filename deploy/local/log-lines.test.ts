import { jsonLines, prettyLines, type LineSink } from './log-lines';

function shown(make: (write: (text: string) => void) => LineSink, source: string, line: string): string {
  let text = '';
  make((more) => (text += more))(source, line);
  return text;
}
const pretty = (write: (text: string) => void): LineSink => prettyLines(write, false);
const time = new Date(2026, 10, 21, 20, 5, 9).toISOString();

test('a structured line becomes a short one with the name of the service', () => {
  const line = JSON.stringify({ level: 'info', time, name: 'wallet', pid: 7, msg: 'settled', bets: 3, book: { id: 'b' } });
  expect(shown(pretty, 'wallet', line)).toBe('20:05:09 wallet   settled bets=3 book={"id":"b"}\n');
});

test('a failure shows its level and its stack', () => {
  const line = JSON.stringify({ level: 'error', time, msg: 'no answer', err: { message: 'gone', stack: 'Error: gone\n    at x' } });
  expect(shown(pretty, 'chat', line)).toBe('20:05:09 chat     error: no answer\nError: gone\n    at x\n');
});

test('an error is shown with what caused it', () => {
  const err = { message: 'outer', stack: 'Error: outer\n    at x', cause: { message: 'inner', stack: 'Error: inner\n    at y' } };
  const line = JSON.stringify({ level: 'error', time, msg: 'no answer', err });
  expect(shown(pretty, 'chat', line)).toBe('20:05:09 chat     error: no answer\nError: outer\n    at x\ncaused by Error: inner\n    at y\n');
});

test('a request that went well is not told', () => {
  expect(shown(pretty, 'gateway', JSON.stringify({ level: 'info', time, msg: 'request', status: 200 }))).toBe('');
  expect(shown(pretty, 'gateway', JSON.stringify({ level: 'error', time, msg: 'request', status: 500 }))).toBe('20:05:09 gateway  error: request status=500\n');
});

test('a line that is no record is shown as it is', () => {
  expect(shown(pretty, 'chat', 'Segmentation fault')).toBe('chat     Segmentation fault\n');
  expect(shown(pretty, 'chat', '{not json')).toBe('chat     {not json\n');
});

test('raw output holds records only', () => {
  expect(shown(jsonLines, 'chat', '{"level":"info"}')).toBe('{"level":"info"}\n');
  expect(JSON.parse(shown(jsonLines, 'chat', 'oops'))).toMatchObject({ level: 'info', name: 'chat', msg: 'oops' });
});
