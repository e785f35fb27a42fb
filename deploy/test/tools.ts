import { getVegeta } from '../load/vegeta';
import { getKustomize } from './get-kustomize';
import { getNginx } from './get-nginx';
import type { Ended } from './run-command';
import { check, type Step } from './steps';

/** Programs that some tests run, with the project of those tests. */
const TOOLS = [
  { name: 'nginx', project: 'page-server', get: getNginx },
  { name: 'kustomize', project: 'kubernetes', get: getKustomize },
  { name: 'vegeta', project: 'load', get: haveVegeta },
];

const missing = new Map<string, string>();

/** Gets the programs. One that is not to be had is named at the end, and its tests are left out; with CI=true it is a failure. */
export const getTools: Step = check('tools', async () => {
  const said = await Promise.all(
    TOOLS.map(async ({ name, project, get }) => {
      const { ok, output } = await get();
      if (!ok) missing.set(project, `Not tested with a real ${name}: ${output.split('\n', 1)[0]}`);
      return ok ? '' : output;
    }),
  );
  return { ok: missing.size === 0 || process.env['CI'] !== 'true', output: said.join('\n') };
});

async function haveVegeta(): Promise<Ended> {
  return getVegeta(() => undefined).then(
    () => ({ ok: true, output: '' }),
    (error: Error) => ({ ok: false, output: error.message }),
  );
}

/** The projects whose tests cannot be run here. */
export const projectsWithoutTools = (): string[] => [...missing.keys()];

/** What could not be tested, a sentence each. */
export const withoutTools = (): string[] => [...missing.values()];
