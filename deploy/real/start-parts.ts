import path from 'node:path';
import type { LineSink } from '../local/log-lines';
import type { Got, Part, RunningPart } from './part';
import { kafka } from './kafka/kafka';
import { redis } from './redis/redis';
import { s3 } from './s3/s3';

/** Every part, in the order of how long its start takes. */
export const PARTS: readonly Part[] = [kafka, s3, redis];

/** What {@link startParts} needs. */
export interface PartsOptions {
  /** Holds a folder per part. */
  dataDir: string;
  /** Receives the lines of all servers. */
  line: LineSink;
  notice: (sentence: string) => void;
  /** Where servers of one's own may be named: by the part's variables, with this in front. */
  prefix?: string;
}

/** The parts that run, and what is missing. */
export interface StartedParts {
  /** What the services are told. */
  env: NodeJS.ProcessEnv;
  /** By part that is not to be had: why. */
  missing: Record<string, string>;
  /** The servers that were started here, by name. */
  running: Record<string, RunningPart>;
  stop(): Promise<void>;
}

/** Starts the parts, each had in this order: an address in the environment; a program on the PATH; an install. Settles when all that can be had are ready. */
export async function startParts(parts: readonly Part[], options: PartsOptions): Promise<StartedParts> {
  const started: StartedParts = {
    env: {},
    missing: {},
    running: {},
    stop: async () => void (await Promise.all(Object.values(started.running).map(({ server }) => server.stop()))),
  };
  const results = await Promise.allSettled(parts.map((part) => start(part, options, started)));
  for (const result of results) {
    if (result.status === 'fulfilled') continue;
    await started.stop();
    throw result.reason;
  }
  return started;
}

async function start(part: Part, { dataDir, line, notice, prefix = '' }: PartsOptions, into: StartedParts): Promise<void> {
  const given = addressOf(part, prefix);
  if (given !== undefined) return void Object.assign(into.env, given);
  const got: Got = await part.get(notice);
  if ('missing' in got) {
    into.missing[part.name] = got.missing;
    return;
  }
  const name = part.name.toLowerCase();
  const running = await got.run({ dataDir: path.join(dataDir, name), line: (text) => line(name, text), notice });
  into.running[part.name] = running;
  Object.assign(into.env, running.env);
}

/** What the environment says of a server of one's own; undefined when it names none. */
export function addressOf({ variables }: Part, prefix: string, env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv | undefined {
  if (!env[prefix + variables[0]]) return undefined;
  return Object.fromEntries(variables.map((name) => [name, env[prefix + name]]));
}
