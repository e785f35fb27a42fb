import fs from 'node:fs';
import path from 'node:path';
import { PARTS, startParts, type PartsOptions } from '../real/start-parts';
import { Problem } from './problem';

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
export async function realParts({ dataDir, line, notice }: PartsOptions, stops: (() => Promise<void>)[]): Promise<NodeJS.ProcessEnv> {
  const starting = startParts(PARTS, { dataDir, line, notice });
  stops.push(() => starting.then((started) => started.stop(), () => undefined));
  const { env, missing } = await starting;
  const sentences = Object.entries(missing).map(([name, why]) => `There is no ${name}: ${why}`);
  if (sentences.length > 0) throw new Problem(sentences.join('\n'));
  return env;
}
