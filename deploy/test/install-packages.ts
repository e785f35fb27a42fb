import { runCommand } from './run-command';

let before: Promise<unknown> = Promise.resolve();

/** Installs packages of the system where it has apt-get and this account may use it; one call after the other. @returns what was said */
export function installPackages(packages: string[]): Promise<string> {
  const said = before.then(() => install(packages));
  before = said;
  return said;
}

async function install(packages: string[]): Promise<string> {
  const as = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  let said = '';
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [file = '', ...rest] = [...as, 'apt-get', ...args];
    const { ok, output } = await runCommand(file, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    said += output;
    if (!ok) break;
  }
  return said;
}
