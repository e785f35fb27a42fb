import path from 'node:path';
import { ROOT } from '../../local/root';
import type { Ended } from '../../test/run-command';
import { openBook } from '../book/book';
import { PACTS, pactFiles } from '../pact-file';
import { differences, RECORDED } from './recorded';

/** Whether the kept pacts are those that the tests have just recorded, all of them; notes then what the consumers of this working copy rely on. */
export async function checkRecorded(): Promise<Ended> {
  const recorded = path.join(ROOT, RECORDED);
  if (pactFiles(recorded).length === 0) return { ok: false, output: 'The tests have recorded no pacts.' };
  const output = differences(recorded, PACTS).map(({ name }) => `pacts/${name} is not what the tests record: run npm run pact`).join('\n');
  if (output === '') openBook().noteConsumers();
  return { ok: output === '', output };
}
