import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { freePorts } from './ports';
import { nativeFolder } from './postgres/binaries';
import { chooseAccount, type Account } from './postgres/account';
import { stopStaleServer } from './postgres/stale-server';

const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 15_000;
const READY_LINE = 'database system is ready to accept connections';
/**
 * Six small databases on a machine that has other things to do: PostgreSQL's own cache is a quarter of what it takes by default. What does not fit is in the
 * system's cache.
 */
const SIZES = ['-c', 'shared_buffers=32MB', '-c', 'max_connections=200'];
/** A server whose data may be thrown away (tests) need not wait for the disk. */
const NOT_DURABLE = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

/** What {@link startPostgres} needs. */
export interface PostgresOptions {
  /** Folder of the cluster; made and initialised when it is missing. The caller makes sure that only one launcher uses it. */
  dataDir: string;
  /** TCP port on 127.0.0.1; a free one is chosen when left out. */
  port?: number;
  /** `false` gives up crash safety for speed: for tests only. */
  durable?: boolean;
  /** Receives every line the server logs. */
  log?: (line: string) => void;
}

/** A running server. */
export interface RunningPostgres {
  /** URL of the superuser's connection to the database `postgres`. */
  url: string;
  port: number;
  /** Settles with the exit code once the server is gone, however that came about. */
  exited: Promise<number | null>;
  /** Disconnects everybody, writes everything down and settles when the process is gone. */
  stop(): Promise<void>;
  /** Ends it in the middle of everything, as a crash does: the next start recovers. Settles when the process is gone. */
  crash(): Promise<void>;
}

/**
 * Starts the PostgreSQL that comes from npm, on 127.0.0.1 only, with a password of its own kept in the data folder.
 * Stops a server left behind by a killed launcher first. Throws with the server's last lines when it does not come up.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const dataDir = path.resolve(options.dataDir);
  fs.mkdirSync(path.dirname(dataDir), { recursive: true });
  await stopStaleServer(dataDir);
  const account = chooseAccount(nativeFolder());
  if (!fs.existsSync(path.join(dataDir, 'PG_VERSION'))) initialise(dataDir, account);
  account.own(dataDir);

  const [port = 0] = options.port === undefined ? await freePorts(1) : [options.port];
  const settings = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', ...SIZES];
  const run = account.command('postgres', ['-D', dataDir, ...settings, ...(options.durable === false ? NOT_DURABLE : [])]);
  // In a group of its own, so that Ctrl-C reaches only the launcher, which stops the services first.
  const server = spawn(run.file, run.args, { ...run.options, stdio: ['ignore', 'ignore', 'pipe'], detached: process.platform !== 'win32' });
  const exited = new Promise<number | null>((resolve) => server.once('exit', resolve));
  await ready(server, options.log);

  const password = fs.readFileSync(passwordFile(dataDir), 'utf8').trim();
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, port, exited, stop: () => stop(server, exited), crash: () => crash(server, exited) };
}

/** Builds the cluster beside its place and moves it there, so that an interrupted first start leaves nothing half made. */
function initialise(dataDir: string, account: Account): void {
  const building = `${dataDir}.building`;
  const secret = `${dataDir}.secret`;
  fs.rmSync(building, { recursive: true, force: true });
  fs.mkdirSync(building, { mode: 0o700 });
  fs.writeFileSync(secret, randomBytes(18).toString('hex'), { mode: 0o600 });
  account.own(building);
  account.own(secret);
  const args = ['-D', building, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${secret}`, '--locale=C', '--encoding=UTF8'];
  const run = account.command('initdb', args);
  const result = spawnSync(run.file, run.args, { ...run.options, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`initdb failed: ${result.error?.message ?? result.stderr}`);
  fs.renameSync(secret, passwordFile(building));
  fs.renameSync(building, dataDir);
}

function passwordFile(dataDir: string): string {
  return path.join(dataDir, 'superuser.password');
}

/** Settles when the server says that it takes connections; throws with its last lines when it ends or hangs instead. */
async function ready(server: ChildProcess, log?: (line: string) => void): Promise<void> {
  const last: string[] = [];
  let rest = '';
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`PostgreSQL did not start: ${why}\n${last.join('\n')}`));
    const timer = setTimeout(() => {
      server.kill('SIGQUIT');
      fail(`not ready within ${START_LIMIT_MS} ms`);
    }, START_LIMIT_MS);
    server.once('error', (error) => fail(error.message));
    server.once('exit', (code, signal) => {
      clearTimeout(timer);
      fail(`ended with ${code ?? signal}`);
    });
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        log?.(line);
        last.push(line);
        if (last.length > 20) last.shift();
        if (!line.includes(READY_LINE)) continue;
        clearTimeout(timer);
        resolve();
      }
    });
  });
}

/** SIGINT is PostgreSQL's fast shutdown: sessions are ended, a checkpoint is written. SIGQUIT gives up the checkpoint. */
async function stop(server: ChildProcess, exited: Promise<number | null>): Promise<void> {
  server.kill('SIGINT');
  const timer = setTimeout(() => server.kill('SIGQUIT'), STOP_LIMIT_MS);
  await exited;
  clearTimeout(timer);
}

/** SIGQUIT and not SIGKILL, which would leave its own processes behind; they end as suddenly. */
async function crash(server: ChildProcess, exited: Promise<number | null>): Promise<void> {
  server.kill('SIGQUIT');
  await exited;
}
