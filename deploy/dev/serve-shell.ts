import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local/root';
import { supervise } from '../local/supervise';

/** What {@link serveShell} needs. */
export interface ShellServerOptions {
  /** Of the page. */
  port: number;
  /** Where the rest of the product answers, 'http://localhost:21234'. */
  gatewayUrl: string;
  line: (line: string) => void;
  notice: (sentence: string) => void;
}

/** The shell's server, running. */
export interface ShellServer {
  /** Loads open pages anew: what they are made of beside the shell was built. */
  reload(): void;
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** Serves the shell from its sources: a change in it shows in open pages at once. */
export function serveShell({ port, gatewayUrl, line, notice }: ShellServerOptions): ShellServer {
  const reloadOn = path.join(ROOT, 'deploy', 'dist', `reload-${port}`);
  const reload = (): void => fs.writeFileSync(reloadOn, new Date().toISOString());
  reload();
  const server = supervise({
    name: 'shell',
    script: path.join(ROOT, 'node_modules', '@rspack', 'cli', 'bin', 'rspack.js'),
    args: ['serve', '--config', path.join(ROOT, 'shell', 'rspack.config.js'), '--port', String(port)],
    env: { ...process.env, NODE_ENV: 'development', API_ORIGIN: gatewayUrl, RELOAD_ON: reloadOn },
    readyUrl: `http://localhost:${port}/`,
    line,
    notice,
  });
  return { reload, ready: () => server.ready(), stop: () => server.stop() };
}
