import { build } from '../build/build';
import type { Slice } from '../build/slices';
import { SERVICES, type ServiceName } from '../local/services';
import type { Supervised } from '../local/supervise';
import { runNpm } from '../test/run-command';

/** What {@link rebuild} works with. */
export interface RebuildOptions {
  say: (sentence: string) => void;
  service: (name: ServiceName) => Supervised;
  /** Loads open pages anew. */
  reload: () => void;
}

/** The shell is served from its sources: see serve-shell.ts. */
export const allButTheShell = ({ name }: Slice): boolean => name !== 'shell';

/**
 * Brings the running product up to date with the sources: generates code when the contract changed, builds the slices concerned, restarts
 * the services among them and loads open pages anew for the remotes. What does not compile is told, and the last version that did runs on.
 * @param files the changed ones, from the repository's folder
 */
export async function rebuild(files: string[], { say, service, reload }: RebuildOptions): Promise<void> {
  try {
    if (files.some((file) => file.endsWith('.proto'))) {
      say('Generating code from the contract ...');
      const { ok, output } = await runNpm(['run', 'generate', '-w', '@oddsmates/proto']);
      if (!ok) return say(output.trim());
    }
    const built = await build({ say, only: allButTheShell });
    if (built.some(({ kind }) => kind === 'page')) reload();
    const changed = SERVICES.filter((name) => built.some((slice) => slice.name === name));
    await Promise.all(changed.map((name) => service(name).restart()));
    if (changed.length > 0) say(`Restarted ${changed.join(', ')}`);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
}
