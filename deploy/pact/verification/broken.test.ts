import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PACTS, readPact, type Interaction } from '../pact-file';
import { verify } from './verify';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-broken-pact-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** One interaction of a kept pact, with something in it that is not so. */
function altered(pact: string, isIt: (interaction: Interaction) => boolean, from: string, to: string): string {
  const kept = readPact(path.join(PACTS, `${pact}.json`));
  const interaction = kept.interactions.find(isIt);
  const text = JSON.stringify(interaction);
  if (interaction === undefined || !text.includes(from)) throw new Error(`No such interaction in ${pact} says ${from}`);
  const file = path.join(folder, `${expect.getState().currentTestName ?? ''}.json`);
  fs.writeFileSync(file, JSON.stringify({ ...kept, interactions: [JSON.parse(text.replaceAll(from, to))] }));
  return file;
}

const slip = ({ description, providerStates }: Interaction): boolean =>
  description === 'league.GetLeagueEvent: the slip is opened' && providerStates?.[0]?.name === 'a member of a league with an open event';
const invite = ({ description }: Interaction): boolean => description.endsWith('InviteSent');

test('an interaction by itself is kept before something in it is changed', async () => {
  expect(await verify(altered('mfe-betting-gateway', slip, 'the slip is opened', 'the slip is opened'))).toEqual([]);
});

test('a field that the gateway does not answer with breaks the pact', async () => {
  const broken = await verify(altered('mfe-betting-gateway', slip, 'betting_open', 'is_open'));
  expect(broken).toEqual([expect.stringContaining('is_open')]);
});

test('a field of another type breaks the pact', async () => {
  const broken = await verify(altered('mfe-betting-gateway', slip, '"event_name":"Lakers vs Bulls"', '"event_name":7'));
  expect(broken).toEqual([expect.stringContaining('event_name')]);
});

test('a state that nobody makes breaks the pact', async () => {
  const broken = await verify(altered('mfe-betting-gateway', slip, 'a member of a league with an open event', 'an event that is long over'));
  expect(broken).toContainEqual(expect.stringContaining('an event that is long over'));
});

test('a field that is not in the fact on the bus breaks the pact', async () => {
  const broken = await verify(altered('social-league', invite, 'captain_username', 'captain_name'));
  expect(broken).toEqual([expect.stringContaining('captain_name')]);
});
