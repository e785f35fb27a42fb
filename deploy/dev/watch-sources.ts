import path from 'node:path';
import { watch } from 'chokidar';
import { ROOT } from '../local/root';
import { slices } from '../build/slices';

/** An editor writes several files at once, and a branch is switched in many steps. */
const QUIET_MS = 150;
/** What is written by builds and installs, not by people. */
const NOT_SOURCE = /[\\/](?:dist|node_modules|test-results)(?:[\\/]|$)|[\\/]\./;

/** A running watch. */
export interface Watch {
  close(): Promise<void>;
}

/**
 * Watches everything that slices are built from, and the contract that code is generated from. `changed` is called after each burst of
 * changes with the files, from the repository's folder; never while an earlier call is under way: what changes meanwhile comes with the next one.
 */
export async function watchSources(changed: (files: string[]) => Promise<void>): Promise<Watch> {
  const inputs = new Set([...slices().flatMap((slice) => slice.inputs), 'proto']);
  const watcher = watch([...inputs].map((input) => path.join(ROOT, input)), {
    ignoreInitial: true,
    ignored: (file) => NOT_SOURCE.test(path.relative(ROOT, file)),
  });
  let waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const tell = (): void => {
    if (running !== undefined || waiting.size === 0) return;
    const files = [...waiting];
    waiting = new Set();
    running = changed(files).finally(() => {
      running = undefined;
      tell();
    });
  };
  watcher.on('all', (_event, file) => {
    waiting.add(path.relative(ROOT, file));
    clearTimeout(timer);
    timer = setTimeout(tell, QUIET_MS);
  });
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return {
    async close() {
      clearTimeout(timer);
      waiting.clear();
      await watcher.close();
      await running;
    },
  };
}
