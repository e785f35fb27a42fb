import { median, RUNS, type Figure } from '../figure';
import { browse } from '../load/browse';
import { dataFolder, npmStart } from '../npm-start';
import { commandOf, familyOf, memoryMibOf } from '../processes';

/** So many calls warm it up: the heaps have grown to what work needs, and no further. */
const CALLS = 2_000;

/** What the whole embedded product takes, at work: npm, launcher, services, the local OpenID provider and PostgreSQL with its sessions. */
export const memory: Figure = {
  name: 'memory_mib',
  title: 'memory of all that `npm start -- --demo` runs, after 2,000 calls; pages that processes share count once',
  goal: 700,
  better: 'lower',
  unit: 'MiB',
  async measure(say) {
    const taken: Record<string, number>[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      taken.push(await measureOnce());
      say(`run ${run}: ${JSON.stringify(taken.at(-1))}`);
    }
    const names = Object.keys(taken[0] ?? {});
    const detail = Object.fromEntries(names.map((name) => [`${name}_mib`, median(taken.map((each) => each[name] ?? 0))]));
    return { runs: taken.map((each) => Object.values(each).reduce((sum, mib) => sum + mib, 0)), detail };
  },
};

async function measureOnce(): Promise<Record<string, number>> {
  const { folder, remove } = dataFolder();
  try {
    const product = await npmStart(folder, ['--demo']);
    try {
      await browse(product.url, CALLS);
      const taken: Record<string, number> = {};
      for (const pid of familyOf(product.pid)) taken[partOf(pid)] = (taken[partOf(pid)] ?? 0) + memoryMibOf(pid);
      return taken;
    } finally {
      await product.stop();
    }
  } finally {
    remove();
  }
}

/** Which part of the product a process is, by its command. */
function partOf(pid: number): string {
  const command = commandOf(pid);
  const service = /services\/(\w+)\/dist\/main\.js/.exec(command)?.[1];
  if (service !== undefined) return service;
  if (/^postgres:|\/bin\/postgres/.test(command)) return 'postgres';
  if (command.includes('local-oidc.js')) return 'oidc';
  return command.includes('start.mjs') && !command.startsWith('sh ') ? 'launcher' : 'npm';
}
