import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../local/root';
import { PACTS, pactFiles, readPact } from '../pact-file';

const REMOTES = ['mfe-auth', 'mfe-leagues', 'mfe-betting', 'mfe-social'];
const SERVICES = ['gateway', 'identity', 'social', 'league', 'wallet', 'chat'];

/** useCall('league.GetLeague', ...), useAction<...>('...') and call('...'). */
const CALLED = /\b(?:useCall|useAction|call)(?:<[^>]*>)?\(\s*'([a-z]+\.[A-Za-z]+)'/g;
/** on('identity.user', UserChanged, ...), and the gateway's when(...). */
const HEARD = /\b(?:on|when)\('([a-z]+\.[a-z]+)', ([A-Za-z]+),/g;

/** Everything that is shipped of a workspace, as one text. */
function sourcesOf(folder: string): string {
  const files = fs.readdirSync(path.join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' });
  const shipped = files.filter((file) => /\.tsx?$/.test(file) && !/\.(test|pact)\.tsx?$|(^|\/)testing\/|(^|\/)dev\.tsx$/.test(file));
  return shipped.map((file) => fs.readFileSync(path.join(ROOT, folder, 'src', file), 'utf8')).join('\n');
}

/** What the kept pacts of a consumer are about. */
function recorded(consumer: string, read: (description: string) => string): string[] {
  const descriptions = pactFiles(PACTS, { consumer }).flatMap((file) => readPact(file).interactions.map(({ description }) => description));
  return [...new Set(descriptions.map(read))].sort();
}

test.each(REMOTES)('every call that %s makes is in its pact, and no other', (remote) => {
  const made = [...sourcesOf(remote).matchAll(CALLED)].map(([, name = '']) => name);
  expect(recorded(remote, (description) => description.split(':')[0] ?? '')).toEqual([...new Set(made)].sort());
});

test.each(SERVICES)('every fact that %s listens to is in its pacts, and no other', (service) => {
  const sources = sourcesOf(`services/${service}`);
  const heard = [...sources.matchAll(HEARD)].map(([, topic = '', message = '']) => `${topic}: events.v1.${message}`);
  // The kit's own, for whoever keeps names and pictures.
  if (/consume\([^;]*followPeople/.test(sources)) heard.push('identity.user: events.v1.UserChanged');
  const facts = recorded(service, (description) => description);
  expect(facts).toEqual([...new Set(heard)].sort());
});
