// Runs on a fresh clone: nothing but Node's own modules here, and no syntax that an old Node could not read far enough to say so.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const OLDEST_NODE = [20, 19];

/**
 * Makes sure that Node is new enough and the packages are installed, then runs a TypeScript program of `deploy/` in this process.
 * It is bundled first: that takes a tenth of the time that loading its files one by one through a loader takes.
 *
 * @param {string} entry  the program's path from the repository's folder
 */
export async function run(entry) {
  requireNode();
  if (!isInstalled()) install();
  const require = createRequire(import.meta.url);
  const bundle = path.join(ROOT, 'deploy', 'dist', `${entry.split('/').slice(1, -1).join('-')}.js`);
  // Moved into its place when whole: another start may be reading it.
  const draft = `${bundle}.${process.pid}`;
  try {
    require('esbuild').buildSync({
      entryPoints: [path.join(ROOT, entry)],
      outfile: draft,
      bundle: true,
      // What holds programs of its own, or is looked up beside them, stays in node_modules.
      external: ['esbuild', 'pg', 'playwright-core'],
      platform: 'node',
      target: 'node20',
      sourcemap: 'inline',
      logLevel: 'error',
    });
  } catch (error) {
    stop(`${entry} does not compile: ${error.message}`);
  }
  renameSync(draft, bundle);
  require(bundle);
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  stop(`Oddsmates needs Node.js ${OLDEST_NODE.join('.')} or newer and this is ${process.versions.node}: install a newer one from https://nodejs.org and try again.`);
}

/** Whether every package that the lock file asks of any machine is there in its version. npm keeps its own list of what it installed. */
function isInstalled() {
  const installed = path.join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const wanted = packagesIn(path.join(ROOT, 'package-lock.json'));
  const present = packagesIn(installed);
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    return place === '' || optional || (present[place] !== undefined && present[place].version === version);
  });
}

function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

function install() {
  process.stdout.write('Installing packages: this takes a minute, and happens only when they changed ...\n');
  const started = Date.now();
  const npm = process.env.npm_execpath;
  const [file, before] = npm && npm.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const result = spawnSync(file, [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: ROOT, stdio: 'inherit' });
  if (result.error) stop(`npm cannot be run (${result.error.message}): install Node.js with npm from https://nodejs.org and try again.`);
  if (result.status !== 0) stop('The packages could not be installed: check the network connection and try again.');
  process.stdout.write(`Installed packages in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

/** Ends the program with one sentence that says what to do. */
function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
