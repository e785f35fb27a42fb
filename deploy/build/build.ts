import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { takeLock, type Lock } from '../local/lock';
import { Problem } from '../local/problem';
import { ROOT } from '../local/root';
import { bundlePage } from './bundle-page';
import { bundleService } from './bundle-service';
import { contentHasher } from './content-hash';
import { slices, type Slice } from './slices';

/** Two, not one per processor: a page's build keeps more than one busy by itself, and takes memory. */
const AT_ONCE = 2;
const LOCK_POLL_INTERVAL_MS = 200;

/** What {@link build} needs. */
export interface BuildOptions {
  /** Receives the progress, a sentence at a time. */
  say: (sentence: string) => void;
  /** Gives up. */
  signal?: AbortSignal;
  /** Which slices are wanted; all when left out. */
  only?: (slice: Slice) => boolean;
}

/**
 * Builds every slice whose inputs changed since it was last built; the hash of the inputs is kept beside the result.
 * @returns the slices that were built
 * @throws Problem with the compiler's messages when a slice does not build
 */
export async function build(options: BuildOptions): Promise<Slice[]> {
  const lock = await holdBuild(options);
  try {
    const hashOf = contentHasher(ROOT);
    const wanted = slices().filter(options.only ?? (() => true));
    const stale = wanted.map((slice) => ({ slice, hash: hashOf(slice.inputs) })).filter(({ slice, hash }) => builtFrom(slice) !== hash);
    const total = stale.length;
    if (total > 0) options.say(`Building ${stale.map(({ slice }) => slice.name).join(', ')} ...`);
    const failures: unknown[] = [];
    const built: Slice[] = [];
    const worker = async (): Promise<void> => {
      for (let job = stale.shift(); job !== undefined; job = stale.shift()) {
        const { name } = job.slice;
        try {
          const seconds = await buildOne(job.slice, job.hash, options.signal);
          built.push(job.slice);
          options.say(`Built ${name} in ${seconds.toFixed(1)} s (${built.length} of ${total})`);
        } catch (error) {
          options.signal?.throwIfAborted();
          failures.push(`${name} does not build:\n${error instanceof Error ? error.message : String(error)}`);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    if (failures.length > 0) throw new Problem(failures.join('\n\n'));
    return built;
  } finally {
    lock.release();
  }
}

/** @returns how many seconds it took */
async function buildOne(slice: Slice, hash: string, signal?: AbortSignal): Promise<number> {
  signal?.throwIfAborted();
  const started = Date.now();
  fs.rmSync(hashFile(slice), { force: true });
  await (slice.kind === 'page' ? bundlePage(slice.name, signal) : bundleService(path.join(ROOT, slice.folder)));
  fs.writeFileSync(hashFile(slice), hash);
  return (Date.now() - started) / 1000;
}

/** The hash of what the present result was built from; undefined without a whole result. */
function builtFrom(slice: Slice): string | undefined {
  return fs.existsSync(hashFile(slice)) ? fs.readFileSync(hashFile(slice), 'utf8') : undefined;
}

function hashFile(slice: Slice): string {
  return path.join(ROOT, slice.folder, 'dist', '.hash');
}

/** One build at a time: `npm start` and `npm test` may run side by side. */
async function holdBuild({ say, signal }: BuildOptions): Promise<Lock> {
  for (let told = false; ; told = true) {
    const lock = takeLock(path.join(ROOT, 'deploy', 'dist', 'build.lock'), '');
    if ('release' in lock) return lock;
    if (!told) say(`Waiting for another build (process ${lock.pid}) ...`);
    await pause(LOCK_POLL_INTERVAL_MS, undefined, { signal });
  }
}
