import { apiClient } from '../stack/api-client';
import { eventually } from '../stack/eventually';
import { LivePage } from '../stack/live-page';
import { sharedStack } from '../stack/shared-stack';
import { PASSWORD, register, type Person } from './support/league-night';
import { refusalOf, send } from './support/send';

/** What ends a session, and which: seen by somebody who is signed in in two browsers. */

type Browsers = { person: Person; here: string; elsewhere: string; pageElsewhere: LivePage };

async function inTwoBrowsers(): Promise<Browsers> {
  const person = await register('twice');
  const { url } = sharedStack();
  const { token: elsewhere } = await apiClient(url).call('identity.Login', { username: person.username, password: PASSWORD });
  return { person, here: person.token, elsewhere, pageElsewhere: await LivePage.open(url, elsewhere) };
}

const isSignedIn = async (token: string) => refusalOf(await send('GET /api/profile/', { token }));
const ENDED = { status: 401, error: 'Please login again' };

test('signing out everywhere ends every session at once, this one too, and each open page hears of it', async () => {
  const { person, here, elsewhere, pageElsewhere } = await inTwoBrowsers();
  for (const token of [here, elsewhere]) expect(await isSignedIn(token)).toEqual({ status: 200 });
  expect(await person.api.call('identity.SignOutEverywhere')).toEqual({ ended: 2 });
  for (const token of [here, elsewhere]) expect(await isSignedIn(token)).toMatchObject(ENDED);
  await eventually('the page elsewhere to end', async () => pageElsewhere.ended, Boolean);
  const again = await apiClient(sharedStack().url).call('identity.Login', { username: person.username, password: PASSWORD });
  expect(await isSignedIn(again.token)).toEqual({ status: 200 });
});

test('a new password ends every session at once but the one that chose it, which goes on with another token', async () => {
  const { person, here, elsewhere, pageElsewhere } = await inTwoBrowsers();
  const { token } = await person.api.call('identity.ChangePassword', { current_password: PASSWORD, new_password: 'another long password' });
  expect(await isSignedIn(token)).toEqual({ status: 200 });
  for (const old of [here, elsewhere]) expect(await isSignedIn(old)).toMatchObject(ENDED);
  await eventually('the page elsewhere to end', async () => pageElsewhere.ended, Boolean);
  const signIn = (password: string) => send('POST /api/login/', { json: { username: person.username, password } });
  expect((await signIn(PASSWORD)).status).toBe(401);
  expect((await signIn('another long password')).status).toBe(200);
});

test('a wrong current password ends nothing', async () => {
  const { here, elsewhere, pageElsewhere } = await inTwoBrowsers();
  const refused = await send('POST /api/profile/password/', { token: here, json: { current_password: 'a guess at it', new_password: 'another long password' } });
  expect(refusalOf(refused)).toMatchObject({ status: 400, fields: { current_password: 'The current password is not right.' } });
  for (const token of [here, elsewhere]) expect(await isSignedIn(token)).toEqual({ status: 200 });
  expect(pageElsewhere.ended).toBe(false);
  pageElsewhere.close();
});
