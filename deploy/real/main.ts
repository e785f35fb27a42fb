import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runProgram } from '../local/problem';
import { ROOT } from '../local/root';

/**
 * `npm run test:real`: every test of the running product, contract and journeys, on Kafka, Redis, an S3 store and PostgreSQL. What is given goes to jest:
 * `-- live` for the files that have it in their path, `-- --shard=1/4` for a quarter of them.
 */
async function testOnRealParts(): Promise<void> {
  const jest = path.join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
  const args = ['--selectProjects', 'contract', 'journeys', '--runInBand', ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, [jest, ...args], { cwd: ROOT, env: { ...process.env, STACK_PARTS: 'real' }, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

void runProgram(testOnRealParts);
