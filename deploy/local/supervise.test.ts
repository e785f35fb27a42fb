import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePorts } from './ports';
import { supervise, type Supervised } from './supervise';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-supervise-test-'));
const running: Supervised[] = [];

/** A service that is ready when it listens; tells its own process number, and ends cleanly on SIGTERM or when its input ends. */
const SERVICE = `
  require('node:http').createServer((_, answer) => answer.end('ok')).listen(process.env.HTTP_PORT, '127.0.0.1');
  console.log('started ' + process.pid);
  const end = () => { console.log('ended cleanly'); process.exit(0); };
  process.on('SIGTERM', end);
  process.stdin.resume().on('end', end);
`;

async function run(name: string, program: string): Promise<{ service: Supervised; lines: string[]; notices: string[]; ended: Promise<void> }> {
  const script = path.join(folder, `${name}.js`);
  fs.writeFileSync(script, program);
  const [port = 0] = await freePorts(1);
  const lines: string[] = [];
  const notices: string[] = [];
  let noticed = (): void => undefined;
  const ended = new Promise<void>((resolve) => (noticed = resolve));
  const service = supervise({
    name,
    script,
    env: { ...process.env, HTTP_PORT: String(port) },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    line: (line) => lines.push(line),
    notice: (sentence) => {
      notices.push(sentence);
      noticed();
    },
  });
  running.push(service);
  return { service, lines, notices, ended };
}

afterAll(async () => {
  await Promise.all(running.map((service) => service.stop()));
  fs.rmSync(folder, { recursive: true, force: true });
});

test('a process that is killed is started again, and is ready again', async () => {
  const { service, notices, ended } = await run('killed', SERVICE);
  await service.ready();
  const first = service.pid();
  service.kill('SIGKILL');
  await ended;
  expect(notices).toEqual(['killed ended (SIGKILL) and starts again in 0.25 s']);
  await service.ready();
  expect(service.pid()).not.toBe(first);
});

test('a process that is taken down stays down until it is brought back', async () => {
  const { service, lines, notices } = await run('taken-down', SERVICE);
  await service.ready();
  const first = service.pid();
  const bringBack = await service.takeDown();
  expect(service.pid()).toBeUndefined();
  await bringBack();
  expect(service.pid()).not.toBe(first);
  expect(notices).toEqual([]);
  expect(lines).not.toContain('ended cleanly');
});

test('a stopped process ends cleanly and is not started again', async () => {
  const { service, lines, notices } = await run('stopped', SERVICE);
  await service.ready();
  await service.stop();
  expect(lines.at(-1)).toBe('ended cleanly');
  expect(service.pid()).toBeUndefined();
  expect(notices).toEqual([]);
});

test('a restarted process ends cleanly and runs anew at once, without a word', async () => {
  const { service, lines, notices } = await run('restarted', SERVICE);
  await service.ready();
  const first = service.pid();
  await service.restart();
  await service.ready();
  expect(lines).toEqual([`started ${first}`, 'ended cleanly', `started ${service.pid()}`]);
  expect(notices).toEqual([]);
});

test('a process that cannot start is given up, and what it said was passed on', async () => {
  const { service, lines, notices } = await run('broken', 'console.error("The configuration is wrong"); process.exit(1);');
  await expect(service.ready()).rejects.toThrow('broken did not start: its last lines say why.');
  expect(lines).toEqual(['The configuration is wrong']);
  expect(notices).toEqual([]);
});

test('a service runs in a small heap, and its native code in two arenas unless the environment says otherwise', async () => {
  const { service, lines } = await run('small', `${SERVICE}\n  console.log(require('node:v8').getHeapStatistics().heap_size_limit / 2 ** 20, process.env.MALLOC_ARENA_MAX);`);
  await service.ready();
  const [, limitMib, arenas] = /^(\d+)\S* (\d+)$/m.exec(lines.join('\n')) ?? [];
  expect(Number(limitMib)).toBeLessThan(600);
  expect(arenas).toBe('2');
});
