import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { eventually } from '../../stack/eventually';
import { expand, stage, wordsOf } from './dockerfile';

const DOCKERFILE = 'deploy/docker/service.Dockerfile';

/** A service that runs on the files of its image alone. */
export interface RunningImage {
  /** All it said so far. */
  said(): string;
  /** Runs the image's own health check. @returns its exit code */
  health(): Promise<number | null>;
  /** Asks it to end. @returns its exit code */
  stop(): Promise<number | null>;
}

/**
 * Starts a service as its image says (environment, folder, command), from the files laid out for it, with no other environment than the one
 * given. Settles when the image's health check says that it is healthy.
 * @param image what became `/image` in the build
 */
export async function runImage(service: string, image: string, env: Record<string, string>): Promise<RunningImage> {
  const last = stage(DOCKERFILE);
  const fixed = Object.fromEntries(wordsOf(last, 'ENV').map((pair) => pair.split('=') as [string, string]));
  const cwd = path.join(image, path.relative('/app', expand(wordsOf(last, 'WORKDIR')[0] ?? '', { SERVICE: service })));
  const run = (command: string[]): ReturnType<typeof spawn> => {
    const [program = '', ...args] = command;
    return spawn(program, args, { cwd, env: { PATH: process.env['PATH'], ...fixed, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  };
  const child = run(wordsOf(last, 'CMD'));
  const exited = once(child, 'exit') as Promise<[number | null]>;
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const health = async (): Promise<number | null> => ((await once(run(wordsOf(last, 'HEALTHCHECK')), 'exit')) as [number | null])[0];
  await eventually(`${service} healthy`, async () => child.exitCode ?? (await health()), (code) => {
    if (child.exitCode !== null) throw new Error(`${service} ended:\n${said}`);
    return code === 0;
  });
  return {
    said: () => said,
    health,
    async stop() {
      child.kill('SIGTERM');
      return (await exited)[0];
    },
  };
}
