import { spawn } from 'node:child_process';
import { ROOT } from '../local/root';

/**
 * Builds the shell or a remote by its own `build` script, as the team that deploys it does.
 * @throws Error with what the script said
 */
export async function bundlePage(workspace: string, signal?: AbortSignal): Promise<void> {
  const npm = process.env['npm_execpath'];
  const [file, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const script = spawn(file, [...before, 'run', 'build', '-w', `@oddsmates/${workspace}`], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let said = '';
  for (const stream of [script.stdout, script.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  await new Promise<void>((resolve, reject) => {
    script.once('error', reject);
    script.once('close', (code) => (code === 0 ? resolve() : reject(new Error(said.trim()))));
  });
}
