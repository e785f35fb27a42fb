import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { keepRunning, untilReady } from '../../local/keep-running';
import { freePorts } from '../../local/ports';
import type { RunningPart, RunOptions } from '../part';
import { withParent } from '../with-parent';

const ANSWER_LIMIT_MS = 1_000;

/** Runs a Redis on 127.0.0.1 with a password of its own. It keeps nothing on the disk: all that the product has in it may be lost. */
export async function runRedis(program: string, { dataDir, line, notice }: RunOptions): Promise<RunningPart> {
  const [port = 0] = await freePorts(1);
  const password = randomBytes(18).toString('hex');
  const settings = {
    bind: '127.0.0.1',
    port,
    requirepass: password,
    dir: dataDir,
    save: '""',
    appendonly: 'no',
    maxmemory: '128mb',
    // Only what has a time to live makes room: counts and cached answers, not the position of the live channel.
    'maxmemory-policy': 'volatile-ttl',
  };
  const file = path.join(dataDir, 'redis.conf');
  fs.mkdirSync(dataDir, { recursive: true });
  // In a file and not on the command line, where everybody on this machine could read the password.
  fs.writeFileSync(file, Object.entries(settings).map(([name, value]) => `${name} ${value}\n`).join(''), { mode: 0o600 });
  const server = keepRunning({ name: 'redis', command: withParent([program, file]), env: process.env, ask: () => ping(port, password), line, notice });
  await untilReady(server);
  return { server, env: { REDIS_URL: `redis://:${password}@127.0.0.1:${port}` } };
}

/** Whether the server answers a PING: 'ready', or why not. */
function ping(port: number, password: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    let answer = '';
    const end = (what: string): void => {
      socket.destroy();
      resolve(what);
    };
    socket.setTimeout(ANSWER_LIMIT_MS, () => end('no answer'));
    socket.on('error', () => end('no answer'));
    socket.on('close', () => end(answer));
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
      if (answer.includes('+PONG')) end('ready');
    });
  });
}
