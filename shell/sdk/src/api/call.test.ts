import { showNoticesWith } from '../notices/notices';
import { session } from '../session/session';
import { aRefusal, anAnswer, noConnection, type Answers } from '../testing/answers';
import { watch } from '../testing/guard';
import { recordedNetwork } from '../testing/recorded-network';
import { call } from './call';

const ada = { id: 'u1', username: 'ada' };

function online(answers: Answers) {
  const network = recordedNetwork(answers);
  watch(network);
  return network;
}

it('sends the token of the session and puts each field where the route says', async () => {
  session.signIn('secret', ada);
  const { made } = online({ 'chat.ListMessages': [] });
  await call('chat.ListMessages', { league_id: 'a/b', after: 'm1', before: undefined });
  expect(made[0]).toMatchObject({ name: 'chat.ListMessages', request: { league_id: 'a/b', after: 'm1' } });
  expect(made[0]?.request).not.toHaveProperty('before');
  expect(made[0]?.headers.get('Authorization')).toBe('Token secret');
});

it('begins a trace of its own with each call', async () => {
  const { made } = online({ 'league.ListLeagues': [] });
  await call('league.ListLeagues', {});
  await call('league.ListLeagues', {});
  const [first, second] = made.map(({ headers }) => headers.get('traceparent'));
  expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(second).not.toBe(first);
});

it('sends a picture as multipart, beside the other fields', async () => {
  session.signIn('secret', ada);
  const { made } = online({ 'league.CreateLeague': anAnswer({ id: 'l1' }, 201) });
  const blob = new Blob(['picture'], { type: 'image/png' });
  await call('league.CreateLeague', { name: 'Owls', description: '' }, { image: { field: 'image', blob, fileName: 'owls.png' }, idempotencyKey: 'k1' });
  expect(made[0]?.request).toEqual({ name: 'Owls', description: '' });
  expect(made[0]?.file?.name).toBe('owls.png');
  expect(made[0]?.headers.get('Content-Type')).toBeNull();
  expect(made[0]?.headers.get('Idempotency-Key')).toBe('k1');
});

it('refuses to leave a path variable open', async () => {
  await expect(call('league.GetLeague', { id: '' })).rejects.toThrow('path variable id is missing');
});

it("throws the server's sentence with its code, fields and request number", async () => {
  online({ 'league.ListLeagues': aRefusal(429, 'Too many requests', { code: 'RATE', fields: { name: 'Too long' }, retryAfterS: 7 }) });
  await expect(call('league.ListLeagues', {})).rejects.toMatchObject({
    message: 'Too many requests', status: 429, code: 'RATE', fields: { name: 'Too long' }, requestId: 'test-request', retryAfterS: 7, undecided: false,
  });
});

it("says 'API request failed' when the answer says nothing", async () => {
  online({ 'league.ListLeagues': anAnswer('<html>', 502) });
  await expect(call('league.ListLeagues', {})).rejects.toMatchObject({ message: 'API request failed', code: 'UNKNOWN', undecided: true });
});

it('says that the server was not reached', async () => {
  online({ 'league.ListLeagues': noConnection() });
  await expect(call('league.ListLeagues', {})).rejects.toMatchObject({ message: 'Failed to connect to server', status: 0, code: 'NETWORK' });
});

it("ends the session upon a 401 and throws 'Please login again'", async () => {
  session.signIn('old', ada);
  online({ 'league.ListLeagues': aRefusal(401, 'Token expired') });
  await expect(call('league.ListLeagues', {})).rejects.toMatchObject({ message: 'Please login again', status: 401 });
  expect(session.get()).toBeUndefined();
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
});

it.each([
  ['details of an event', 'Authentication failed. Please log in again.', () => call('league.GetLeagueEvent', { league_id: 'l1', event_id: 'e1' })],
  ['an event', 'Authentication failed. Please log in again.', () => call('league.GetEvent', { event_id: 'e1' })],
  ['chat lines', 'Please log in again', () => call('chat.ListMessages', { league_id: 'l1' })],
  ['a chat line', 'Please log in again', () => call('chat.SendMessage', { league_id: 'l1', message: 'Hi' })],
  ['anything else', 'Please login again', () => call('league.ListEvents', { league_id: 'l1' })],
])('tells once, when the session is over, in the words for %s: %s', async (_, sentence, make) => {
  const told: string[] = [];
  const undo = showNoticesWith(({ text }) => void told.push(text));
  told.length = 0;
  session.signIn('old', ada);
  const over = aRefusal(401, 'Token expired');
  online({ 'league.GetLeagueEvent': over, 'league.GetEvent': over, 'chat.ListMessages': over, 'chat.SendMessage': over, 'league.ListEvents': over });
  const both = await Promise.allSettled([make(), make()]);
  expect(both).toMatchObject([{ reason: { message: sentence, status: 401 } }, { reason: { message: sentence, status: 401 } }]);
  expect(session.get()).toBeUndefined();
  expect(told).toEqual([sentence]);
  undo();
});

it('leaves a newer session alone when a late 401 comes', async () => {
  session.signIn('old', ada);
  const { fetch } = online({ 'league.ListLeagues': aRefusal(401, 'Token expired') });
  globalThis.fetch = (...request) => {
    session.signIn('new', ada);
    return fetch(...request);
  };
  await expect(call('league.ListLeagues', {})).rejects.toThrow('Please login again');
  expect(session.get()?.token).toBe('new');
});

it('takes the 401 of a login as a wrong password, whatever token lies around', async () => {
  session.signIn('stale', ada);
  const { made } = online({ 'identity.Login': aRefusal(401, 'Invalid username or password') });
  await expect(call('identity.Login', { username: 'ada', password: 'x' })).rejects.toThrow('Invalid username or password');
  expect(made[0]?.headers.get('Authorization')).toBeNull();
  expect(session.get()?.token).toBe('stale');
});
