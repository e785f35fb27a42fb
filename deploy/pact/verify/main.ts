import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runProgram } from '../../local/problem';
import { ROOT } from '../../local/root';

/**
 * `npm run pact:verify`: whether the product, which is started for it, keeps everybody's pacts; `-- mfe-betting` for those of one consumer, or
 * `-- mfe-betting-gateway` for one, and `-- --provider gateway` for those with one provider.
 */
async function verify(): Promise<void> {
  const { positionals, values } = parseArgs({ args: process.argv.slice(2), allowPositionals: true, options: { provider: { type: 'string' } } });
  const [about] = positionals;
  // By the titles in providers.test.ts.
  const title = values.provider === undefined ? about && `(what ${about} relies|\\(${about}\\))` : `^${values.provider} keeps`;
  const jest = path.join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
  const { status } = spawnSync(process.execPath, [jest, '--selectProjects', 'pact-verification', '--runInBand', ...(title ? ['-t', title] : []), '--', 'verification/providers'], { cwd: ROOT, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

void runProgram(verify);
