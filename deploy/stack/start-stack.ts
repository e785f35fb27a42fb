import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launch, type Spare } from '../local/launch';
import { prettyLines } from '../local/log-lines';
import { freePorts } from '../local/ports';
import { ROOT } from '../local/root';
import type { ServiceName } from '../local/services';

/** What {@link startStack} needs. */
export interface StackOptions {
  /** For every service, stronger than the environment of the test run. */
  env?: NodeJS.ProcessEnv;
  /** Runs on real parts, as `npm run real` does; when left out, with STACK_PARTS=real. */
  real?: boolean;
  /** Services that get a place for a second process. */
  spares?: readonly ServiceName[];
  /** `true` keeps what the database has answered over its crash, at the price of speed. */
  durable?: boolean;
}

/** What can be taken from under the services. */
export type ServerName = 'PostgreSQL' | 'Kafka' | 'Redis' | 'S3';

/** The whole product, running for a test on data of its own. */
export interface Stack {
  /** Where the page is, 'http://localhost:21234'. */
  url: string;
  /** By database, as the role that owns it. */
  databaseUrls: Record<string, string>;
  /** By service, where its figures are: `${url}/metrics`. */
  operationsUrls: Record<ServiceName, string>;
  /** What the services are told of the parts behind the kit's ports. */
  parts: NodeJS.ProcessEnv;
  /** The brokers among them; none where the bus is in a database. */
  brokers: string[];
  /** Everything the processes said so far, a short line each. */
  logs: string[];
  /** Sends a signal to a service. One that ends is started again by itself. */
  kill(service: ServiceName, signal: NodeJS.Signals): void;
  /** Settles when a service answers that it is ready. */
  ready(service: ServiceName): Promise<void>;
  /** Starts a second process of a service in its spare place, of another program than the one that was built here when a script is given. Settles when it is ready. */
  startSpare(service: ServiceName, script?: string): Promise<Spare>;
  /** Crashes a server that the services work with, and keeps it down. Settles when it is gone, with what brings it back and settles when it is. */
  takeDown(server: ServerName): Promise<() => Promise<void>>;
  /** Stops everything and removes the data. */
  stop(): Promise<void>;
}

/** All tests call from one address, again and again: more than any person would. */
export const NO_LIMITS = {
  SIGN_INS_PER_ACCOUNT: '1000000',
  SIGN_INS_PER_ADDRESS: '1000000',
  REGISTRATIONS_PER_ADDRESS: '1000000',
  RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000',
  RATE_LIMIT_USER_PER_MINUTE: '1000000',
};

/** Of the logs of a start that failed: what it takes to tell why, and little enough to be shown whole. */
const LAST_LINES = 40;

/** Looked at while tests break things, and soon enough to be waited for. */
const CLOSE_WATCH = { LEDGER_AUDIT_S: '5' };

/** Builds what has changed and starts the product as `npm start` does, or `npm run real` with STACK_PARTS=real, on free ports and an empty data folder. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const built = spawnSync(process.execPath, [path.join(ROOT, 'deploy', 'build.mjs')], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`The build failed:\n${built.stdout}${built.stderr}`);
  const [port = 0] = await freePorts(1);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-stack-'));
  const logs: string[] = [];
  const line = prettyLines((text) => void logs.push(text.trimEnd()), false);
  try {
    const running = await launch({
      port,
      dataDir,
      line,
      notice: (sentence) => line('launcher', sentence),
      durable: options.durable ?? false,
      spares: options.spares,
      real: options.real ?? process.env['STACK_PARTS'] === 'real',
      env: { ...NO_LIMITS, ...CLOSE_WATCH, ...options.env },
    });
    return {
      url: running.url,
      databaseUrls: running.databaseUrls,
      operationsUrls: running.operationsUrls,
      parts: running.parts,
      brokers: running.parts['KAFKA_BROKERS']?.split(',') ?? [],
      logs,
      kill: (service, signal) => running.service(service).kill(signal),
      ready: (service) => running.service(service).ready(),
      startSpare: (service, script) => running.startSpare(service, script),
      takeDown(name) {
        const server = running.servers[name];
        if (server === undefined) throw new Error(`${name} was not started by this test.`);
        return server.takeDown();
      },
      async stop() {
        await running.stop();
        fs.rmSync(dataDir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    fs.rmSync(dataDir, { recursive: true, force: true });
    // The reason in the message, since jest shows no cause of what a global setup throws; and last, where a long text is read.
    throw new Error(`The product did not start:\n${logs.slice(-LAST_LINES).join('\n')}\n${String(error)}`, { cause: error });
  }
}
