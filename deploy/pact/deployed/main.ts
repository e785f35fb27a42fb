import { Problem, runProgram } from '../../local/problem';
import { openBook } from '../book/book';
import { presentVersions } from '../book/versions';
import { readAsked } from '../can-deploy/question';

/** `npm run deployed -- <slice>[@<version>] --to <environment>`: notes what runs there from now on. */
async function deployed(): Promise<void> {
  const present = presentVersions();
  const { slice, version = present[slice] ?? '', environment } = readAsked(process.argv.slice(2), present);
  if (environment === undefined) throw new Problem('Say where it runs: --to <environment>');
  openBook().noteDeployed(environment, slice, version);
  process.stdout.write(`${slice}@${version} runs in ${environment}.\n`);
}

void runProgram(deployed);
