import { build } from '../../build/build';
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
    // What a build takes is not the product's.
    await build({ say });
    const taken: Parts[] = [];
    const before: number[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      const { ready, worked } = await measureOnce();
      taken.push(worked);
      before.push(sum(ready));
      say(`run ${run}: ${Math.round(sum(ready))} MiB when it is ready, ${Math.round(sum(worked))} after the calls`);
    }
    const names = Object.keys(taken[0] ?? {});
    const parts = Object.fromEntries(names.map((name) => [`${name}_mib`, median(taken.map((each) => each[name] ?? 0))]));
    return { runs: taken.map(sum), detail: { before_calls_mib: median(before), ...parts } };
  },
};

/** Memory in MiB by part of the product. */
type Parts = Record<string, number>;

const sum = (parts: Parts): number => Object.values(parts).reduce((total, mib) => total + mib, 0);

async function measureOnce(): Promise<{ ready: Parts; worked: Parts }> {
  const { folder, remove } = dataFolder();
  try {
    const product = await npmStart(folder, ['--demo']);
    try {
      const ready = memoryOf(product.pid);
      await browse(product.url, CALLS);
      return { ready, worked: memoryOf(product.pid) };
    } finally {
      await product.stop();
    }
  } finally {
    remove();
  }
}

function memoryOf(npm: number): Parts {
  const taken: Parts = {};
  for (const pid of familyOf(npm)) taken[partOf(pid)] = (taken[partOf(pid)] ?? 0) + memoryMibOf(pid);
  return taken;
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
