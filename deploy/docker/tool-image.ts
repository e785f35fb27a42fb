import path from 'node:path';
import { build } from 'esbuild';

/** Bundles a program of this folder into one file: what becomes `/app` in the image. */
export async function layOutTool(root: string, tool: string, folder: string): Promise<void> {
  await build({
    entryPoints: [path.join(root, 'deploy', 'docker', `${tool}.ts`)],
    outdir: folder,
    bundle: true,
    // pg is only glad to find it.
    external: ['pg-native'],
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'error',
  });
}
