import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
/** All services, all pages, deploy. One program each: a program per workspace checks the kit, the sdk and the contract over and over. */
const programs = ['tsconfig.web.json', 'tsconfig.node.json', 'deploy/tsconfig.json'];
const AT_A_TIME = 2;

/** Settles with whether the program is without errors. */
function check(project) {
  const run = spawn(process.execPath, [tsc, '-p', project, '--pretty'], { cwd: root, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    run.once('error', reject);
    run.once('exit', (code) => resolve(code === 0));
  });
}

async function worker() {
  for (let project = programs.shift(); project !== undefined; project = programs.shift()) {
    if (!(await check(project))) process.exitCode = 1;
  }
}

await Promise.all(Array.from({ length: AT_A_TIME }, worker));
