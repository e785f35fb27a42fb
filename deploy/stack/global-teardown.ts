import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local/root';
import './global-setup';

/** Stops the product of this test run and keeps what it said in `test-results/stack.log`. */
export default async function stopSharedStack(): Promise<void> {
  const stack = globalThis.sharedStack;
  if (stack === undefined) return;
  globalThis.sharedStack = undefined;
  await stack.stop();
  delete process.env['STACK_URL'];
  fs.mkdirSync(path.join(ROOT, 'test-results'), { recursive: true });
  fs.writeFileSync(path.join(ROOT, 'test-results', 'stack.log'), `${stack.logs.join('\n')}\n`);
}
