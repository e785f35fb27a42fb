import path from 'node:path';
import { openBook } from '../book/book';
import { presentVersions } from '../book/versions';
import { PACTS, pactFiles, readPact } from '../pact-file';
import { verify } from './verify';

/** What the product under test was built from. */
const versions = presentVersions();

const names = pactFiles(PACTS).map((file) => path.basename(file, '.json'));
const titled = names.map((name) => {
  const { provider, consumer } = readPact(path.join(PACTS, `${name}.json`));
  return [provider.name, consumer.name, name] as const;
});

test.each(titled)('%s keeps what %s relies on (%s)', async (_provider, _consumer, name) => {
  const file = path.join(PACTS, `${name}.json`);
  const broken = await verify(file);
  openBook().noteVerified(file, broken.length === 0, versions);
  expect(broken).toEqual([]);
});
