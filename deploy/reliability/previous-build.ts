import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundleService } from '../build/bundle-service';
import { Problem } from '../local/problem';
import { ROOT } from '../local/root';
import type { ServiceName } from '../local/services';
import { linkPackages } from '../stack/copy-of-sources';

/** So many changes of the service, the kit or the contract lie between the two versions. */
const CHANGES = 5;

/** A service as it was. */
export interface PreviousBuild {
  commit: string;
  /** Its program. */
  script: string;
  remove(): void;
}

/** Builds a service from the repository's history, with the packages that are installed now. @throws Problem when the history is not there */
export async function buildPrevious(service: ServiceName): Promise<PreviousBuild> {
  const commit = previousCommit(service);
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-previous-')));
  const archive = execFileSync('git', ['archive', '--format=tar', commit, 'services', 'proto', 'package.json'], { cwd: ROOT, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  for (const at of ['node_modules', 'services/kit/node_modules']) {
    if (fs.existsSync(path.join(ROOT, at))) linkPackages(path.join(ROOT, at), path.join(folder, at));
  }
  await bundleService(path.join(folder, 'services', service));
  return { commit, script: path.join(folder, 'services', service, 'dist', 'main.js'), remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}

/** The state before the last so many changes of what the service is made of. */
function previousCommit(service: ServiceName): string {
  const inputs = [`services/${service}`, 'services/kit/src', 'services/kit/migrations', 'proto'];
  const changes = execFileSync('git', ['log', `-${CHANGES}`, '--format=%H', '--', ...inputs], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  const oldest = changes[CHANGES - 1];
  if (oldest === undefined) throw new Problem('The history of the repository does not go back far enough for a previous version: git fetch --unshallow');
  return execFileSync('git', ['rev-parse', `${oldest}^`], { cwd: ROOT, encoding: 'utf8' }).trim();
}
