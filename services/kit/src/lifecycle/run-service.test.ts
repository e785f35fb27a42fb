import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { until } from '../testing';

type Run = { child: ChildProcess; output: () => string; exit: Promise<number | null> };
const runs: Run[] = [];

function run(fault: string, env: NodeJS.ProcessEnv = {}): Run {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'fixtures', 'service.ts'), fault], {
    env: { ...process.env, HTTP_PORT: '0', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const started = { child, output: () => text, exit };
  runs.push(started);
  return started;
}

afterEach(async () => {
  for (const { child, exit } of runs.splice(0)) {
    child.kill('SIGKILL');
    await exit;
  }
});

const started = async (service: Run): Promise<string> => {
  await until(() => service.output().includes('"msg":"ready"'), 15_000);
  return /"httpPort":(\d+)/.exec(service.output())?.[1] ?? '';
};

test('is ready, then ends cleanly on SIGTERM', async () => {
  const service = run('none');
  const port = await started(service);
  expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toEqual({ status: 'ready', missing: [], parts: { started: true, part: true } });
  service.child.kill('SIGTERM');
  expect(await service.exit).toBe(0);
  expect(service.output()).toContain('"msg":"closed"');
});

test('ends when its launcher is gone, and only when it was launched', async () => {
  const launched = run('none', { LAUNCHED: '1' });
  const alone = run('none');
  const port = await started(alone);
  await started(launched);
  launched.child.stdin?.end();
  alone.child.stdin?.end();
  expect(await launched.exit).toBe(0);
  expect(launched.output()).toContain('the launcher is gone');
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});

test.each([
  ['start', {}, 'cannot start'],
  ['rejection', {}, 'nobody cares'],
  ['none', { HTTP_PORT: 'eighty' }, 'HTTP_PORT'],
])('%s %j: exit code 1 and a line that says why', async (fault, env, why) => {
  const service = run(fault, env);
  expect(await service.exit).toBe(1);
  expect(service.output()).toContain(why);
});
