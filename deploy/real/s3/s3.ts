import fs from 'node:fs';
import path from 'node:path';
import { findProgram } from '../../test/find-program';
import { runCommand } from '../../test/run-command';
import { cacheFolder } from '../cache-folder';
import type { Got, Part } from '../part';
import { runS3 } from './run-s3';

/** Versity's gateway: Apache-2.0, plain S3 over a folder, one Go program. */
const MODULE = 'github.com/versity/versitygw/cmd/versitygw';
const VERSION = 'v1.8.0';
const WHAT_TO_DO = 'install versitygw or minio, or Go, which builds it, or set S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY to a store of your own';

/** An S3 store, for the images: a program on the PATH, else one that Go builds from source. */
export const s3: Part = { name: 'S3', variables: ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_BUCKET', 'S3_REGION'], get };

async function get(notice: (sentence: string) => void): Promise<Got> {
  const found = findProgram('versitygw') ?? findProgram('minio');
  if (found !== undefined) return { run: (options) => runS3(found, options) };
  const folder = cacheFolder(`versitygw-${VERSION}`);
  const built = path.join(folder, 'versitygw');
  const said = fs.existsSync(built) ? '' : await build(folder, notice);
  return fs.existsSync(built) ? { run: (options) => runS3(built, options) } : { missing: `${WHAT_TO_DO}\n${said}` };
}

/** Builds the program, a few minutes on a small machine; go moves it into its place when it is whole. @returns what was said */
async function build(folder: string, notice: (sentence: string) => void): Promise<string> {
  notice('Building an S3 store (versitygw), once on this machine: a few minutes ...');
  fs.mkdirSync(folder, { recursive: true });
  // Behind everything else on the machine: tests with time limits run beside it.
  const [file, ...before] = process.platform === 'win32' ? (['go'] as const) : (['nice', '-n', '15', 'go'] as const);
  const { output } = await runCommand(file, [...before, 'install', '-ldflags=-s -w', `${MODULE}@${VERSION}`], { cwd: folder, env: { GOBIN: folder, GOFLAGS: '' } });
  return output;
}
