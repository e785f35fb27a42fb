import fs from 'node:fs';
import path from 'node:path';
import { PARTS, startParts, type PartsOptions } from '../real/start-parts';
import type { Supervised } from './keep-running';
import { Problem } from './problem';

/** The real parts, running or found. */
export interface RealParts {
  /** What the services are told. */
  env: NodeJS.ProcessEnv;
  /** The servers that were started here, by name: 'Kafka', 'S3', 'Redis'. */
  servers: Record<string, Supervised>;
}

/** The parts of the embedded setting, as the services are told of them: PostgreSQL carries the bus and the live channel, images are files. */
export function embeddedParts({ dataDir }: { dataDir: string }, databaseUrls: Record<string, string>): NodeJS.ProcessEnv {
  const media = path.join(dataDir, 'media');
  fs.mkdirSync(media, { recursive: true });
  return { BUS_URL: databaseUrls['bus'], MEDIA_DIR: media };
}

/**
 * Starts the real parts, or finds them in the environment.
 * @param stops receives what ends them, whenever that is asked for
 * @throws Problem when one is not to be had
 */
export async function realParts({ dataDir, line, notice }: PartsOptions, stops: (() => Promise<void>)[]): Promise<RealParts> {
  const starting = startParts(PARTS, { dataDir, line, notice });
  stops.push(() => starting.then((started) => started.stop(), () => undefined));
  const { env, missing, running } = await starting;
  const sentences = Object.entries(missing).map(([name, why]) => `There is no ${name}: ${why}`);
  if (sentences.length > 0) throw new Problem(sentences.join('\n'));
  return { env, servers: Object.fromEntries(Object.entries(running).map(([name, { server }]) => [name, server])) };
}
