import { findProgram } from '../../test/find-program';
import { installPackages } from '../../test/install-packages';
import type { Got, Part } from '../part';
import { runRedis } from './run-redis';

const WHAT_TO_DO = 'install Redis (redis-server), or set REDIS_URL to one of your own';

/** Redis: the live channel, the cache and the rate limits of all processes. From Debian's packages where it is not there. */
export const redis: Part = { name: 'Redis', variables: ['REDIS_URL'], get };

async function get(notice: (sentence: string) => void): Promise<Got> {
  const found = findProgram('redis-server');
  if (found !== undefined) return { run: (options) => runRedis(found, options) };
  notice('Installing Redis (redis-server) ...');
  const said = await installPackages(['redis-server']);
  const installed = findProgram('redis-server');
  return installed === undefined ? { missing: `${WHAT_TO_DO}\n${said}` } : { run: (options) => runRedis(installed, options) };
}
