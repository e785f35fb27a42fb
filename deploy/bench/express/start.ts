import path from 'node:path';
import { buildSync } from 'esbuild';
import { freePorts } from '../../local/ports';
import { ROOT } from '../../local/root';
import { supervise, type Supervised } from '../../local/supervise';

/** Runs the bare Express handler as a process of its own, in front of an identity service. */
export async function startExpress(identityAddress: string): Promise<{ url: string; process: Supervised }> {
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const handler = supervise({
    name: 'express',
    script: bundle(),
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), IDENTITY_ADDR: identityAddress },
    readyUrl: `${url}/healthz`,
    line: complain,
    notice: complain,
  });
  await handler.ready();
  return { url, process: handler };
}

/** The program as one file; as the services are built. */
function bundle(): string {
  const outfile = path.join(ROOT, 'deploy', 'dist', 'bench-express.js');
  buildSync({ entryPoints: [path.join(ROOT, 'deploy', 'bench', 'express', 'main.ts')], outfile, bundle: true, platform: 'node', target: 'node20', sourcemap: true, logLevel: 'error' });
  return outfile;
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}
