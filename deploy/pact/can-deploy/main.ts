import { runProgram } from '../../local/problem';
import { openBook } from '../book/book';
import { presentVersions } from '../book/versions';
import { answeredBy, PACTS, pactFiles, readPact } from '../pact-file';
import { judge } from './judge';
import { questionOf, readAsked } from './question';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** `npm run can-deploy -- <slice>[@<version>] [--to <environment>]`: whether it goes with what is there, and why. The exit code says the same. */
async function canDeploy(): Promise<void> {
  const [book, present] = [openBook(), presentVersions()];
  const asked = readAsked(process.argv.slice(2), present);
  const question = questionOf(asked, book, present, answeredBy(pactFiles(PACTS).map(readPact)));
  const { yes, reasons } = judge(book, question);
  for (const { holds, said } of reasons) say(`${holds ? 'yes' : 'NO '}  ${said}`);
  const among = asked.environment === undefined ? 'the slices of this working copy' : asked.environment;
  say(`${yes ? 'Yes' : 'No'}: ${asked.slice}@${question.together[asked.slice] ?? ''} ${yes ? 'goes' : 'does not go'} with ${among}.`);
  if (!yes) process.exitCode = 1;
}

void runProgram(canDeploy);
