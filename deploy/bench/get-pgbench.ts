import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '../local/problem';
import { findProgram } from '../test/find-program';
import { installPackages } from '../test/install-packages';

/** Where Debian has the programs of each version of PostgreSQL. */
const VERSIONS = '/usr/lib/postgresql';
const PACKAGE = 'postgresql-contrib';

/** The file of pgbench; installed where there is none and this account may install packages. @throws Problem where there is none to be had */
export async function getPgbench(): Promise<string> {
  const found = findPgbench();
  if (found !== undefined) return found;
  const said = await installPackages([PACKAGE]);
  const installed = findPgbench();
  if (installed === undefined) throw new Problem(`bets_vs_pgbench needs pgbench: apt-get install ${PACKAGE}\n${said}`);
  return installed;
}

function findPgbench(): string | undefined {
  const versions = fs.existsSync(VERSIONS) ? fs.readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  const candidates = versions.map((version) => path.join(VERSIONS, version, 'bin', 'pgbench'));
  return findProgram('pgbench') ?? candidates.find((file) => fs.existsSync(file));
}
