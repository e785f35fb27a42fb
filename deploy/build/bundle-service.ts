import fs from 'node:fs';
import path from 'node:path';
import { build, type BuildFailure, type Metafile } from 'esbuild';
import { ROOT } from '../local/root';
import { trimSourceMap } from './trim-source-map';

/** Packages that cannot be part of a bundle: they hold native code, or read files beside their own. */
const OPTIONAL = 'pg-native';
const EXTERNAL = ['sharp', '@node-rs/argon2', 'express-gateway', 'grpc-health-check', OPTIONAL];
/** In characters: a stack that names a line of the bundle says where to look. */
const LINE_LIMIT = 160;
/** Programs of a service: the service itself, and the audit of the ledger where there is one. */
const PROGRAMS = ['main', 'audit'];
/** Programs for operators that every service comes with, since they find the bus as it does. */
const COMMON_PROGRAMS = path.join(ROOT, 'services', 'kit', 'src', 'programs');

/**
 * Bundles a service's programs into its `dist`: one file starts in a third of the time of the hundreds it is made of.
 * @param folder the service's, absolute
 * @returns the packages that stay outside, and have to be installed where the bundles run
 * @throws Error with the compiler's messages
 */
export async function bundleService(folder: string): Promise<string[]> {
  const own = PROGRAMS.map((name) => path.join(folder, 'src', `${name}.ts`)).filter((file) => fs.existsSync(file));
  const common = fs.readdirSync(COMMON_PROGRAMS).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const programs = [...own, ...common.map((name) => path.join(COMMON_PROGRAMS, name))];
  try {
    const { metafile } = await build({
      entryPoints: programs.map((file) => ({ in: file, out: path.basename(file, '.ts') })),
      outdir: path.join(folder, 'dist'),
      bundle: true,
      external: EXTERNAL,
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      sourcemap: true,
      sourcesContent: false,
      // V8 keeps a program's text, and all of it in two bytes a character if one needs them: a dash in the comment of a package.
      minifyWhitespace: true,
      lineLimit: LINE_LIMIT,
      legalComments: 'external',
      logLevel: 'silent',
      metafile: true,
      // Packages published as ES modules ask for their own address, which a CommonJS bundle knows as its file name.
      define: { 'import.meta.url': 'bundleAddress' },
      banner: { js: "const bundleAddress = require('node:url').pathToFileURL(__filename).href;" },
    });
    for (const output of Object.keys(metafile.outputs)) if (output.endsWith('.js.map')) trimSourceMap(path.resolve(output));
    return outsidePackages(metafile);
  } catch (error) {
    throw isBuildFailure(error) ? new Error(error.errors.map(({ text, location }) => `${location?.file ?? ''}:${location?.line ?? ''} ${text}`).join('\n')) : error;
  }
}

/** Those of the packages left out that the bundles ask for; not the one that pg is only glad to find. */
function outsidePackages({ outputs }: Metafile): string[] {
  const asked = Object.values(outputs).flatMap(({ imports }) => imports.map(({ path: source }) => source));
  return EXTERNAL.filter((name) => name !== OPTIONAL && asked.some((source) => source === name || source.startsWith(`${name}/`)));
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}
