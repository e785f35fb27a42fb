import { addressOf, PARTS } from '../real/start-parts';
import { jestStep } from './jest-step';
import { check, type Step } from './steps';

const PREFIX = 'TEST_';
/** What the product does on embedded parts, once more on real ones: one journey of the browser, and the stream. */
const PRODUCT_TESTS = ['deploy/journeys/league-night.test.ts', 'deploy/contract/stream.test.ts'];

/** By part that is not to be had on this machine: why. */
const missing = new Map<string, string>();

/** Gets the real parts, so that the tests find them. One that is not to be had is named at the end; with CI=true it is a failure. */
export const getRealParts: Step = check('real parts', async () => {
  await Promise.all(
    PARTS.map(async (part) => {
      if (addressOf(part, PREFIX) !== undefined) return;
      const got = await part.get(() => undefined);
      if ('missing' in got) missing.set(part.name, got.missing);
    }),
  );
  const output = [...missing].map(([name, why]) => `There is no ${name}: ${why}`).join('\n');
  return { ok: missing.size === 0 || process.env['CI'] !== 'true', output };
});

/** The tests that can be run on what there is: of every part its adapter, and of all together the product. */
export function realPartsSteps(): Step[] {
  const names = PARTS.filter(({ name }) => !missing.has(name)).map(({ name }) => name.toLowerCase());
  const adapters = jestStep('tests of the adapters on real parts', ['--selectProjects', 'real-parts', '--maxWorkers=100%', '--testPathPatterns', `/(${names.join('|')})/`]);
  const given = Object.fromEntries(PARTS.flatMap((part) => Object.entries(addressOf(part, PREFIX) ?? {})));
  const productArgs = ['--selectProjects', 'contract', 'journeys', '--runInBand', '--testPathPatterns', ...PRODUCT_TESTS];
  const product = jestStep('tests of the running product on real parts', productArgs, { ...given, STACK_PARTS: 'real' });
  const failures = jestStep('failures under load on real parts', ['--selectProjects', 'reliability', '-t', 'in every test run']);
  if (names.length === 0) return [];
  return missing.size === 0 ? [adapters, product, failures] : [adapters];
}

/** What could not be tested, a sentence each. */
export function untested(): string[] {
  return [...missing].map(([name, why]) => `Not tested on a real ${name}: ${why.split('\n', 1)[0]}.`);
}
