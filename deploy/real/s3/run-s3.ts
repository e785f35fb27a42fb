import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { keepRunning, untilReady } from '../../local/keep-running';
import { freePorts } from '../../local/ports';
import { askUrl } from '../../local/supervise';
import type { RunningPart, RunOptions } from '../part';
import { withParent } from '../with-parent';

const ACCESS_KEY = 'oddsmates';

/** Runs an S3 store over a folder, on 127.0.0.1, with a secret of its own: versitygw, or minio by its name. */
export async function runS3(program: string, { dataDir, line, notice }: RunOptions): Promise<RunningPart> {
  const [port = 0] = await freePorts(1);
  const secretKey = randomBytes(18).toString('hex');
  const address = `127.0.0.1:${port}`;
  const { args, env, health } = path.basename(program).startsWith('minio') ? minio(address, dataDir, secretKey) : versitygw(address, dataDir, secretKey);
  const server = keepRunning({
    name: 's3',
    command: withParent([program, ...args]),
    env: { ...process.env, ...env },
    ask: () => askUrl(`http://${address}${health}`),
    line,
    notice,
  });
  await untilReady(server);
  return { server, env: { S3_ENDPOINT: `http://${address}`, S3_ACCESS_KEY: ACCESS_KEY, S3_SECRET_KEY: secretKey } };
}

type Run = { args: string[]; env: NodeJS.ProcessEnv; health: string };

/** What it knows of an object beside its bytes stands in files, not in attributes that not every file system has. */
function versitygw(address: string, dataDir: string, secretKey: string): Run {
  const [objects, about] = ['objects', 'about'].map((name) => path.join(dataDir, name)) as [string, string];
  for (const folder of [objects, about]) fs.mkdirSync(folder, { recursive: true });
  return {
    args: ['--quiet', '--port', address, '--health', '/health', 'posix', '--sidecar', about, objects],
    env: { ROOT_ACCESS_KEY: ACCESS_KEY, ROOT_SECRET_KEY: secretKey },
    health: '/health',
  };
}

function minio(address: string, dataDir: string, secretKey: string): Run {
  fs.mkdirSync(dataDir, { recursive: true });
  return {
    args: ['server', '--quiet', '--address', address, dataDir],
    env: { MINIO_ROOT_USER: ACCESS_KEY, MINIO_ROOT_PASSWORD: secretKey },
    health: '/minio/health/ready',
  };
}
