import { shortMemory } from './short-memory';

let now = 0;
const adapter = () => shortMemory(() => now)('Session');

test('what has expired is forgotten', async () => {
  const sessions = adapter();
  await sessions.upsert('one', { uid: 'u1' }, 10);
  now += 9_999;
  expect(await sessions.find('one')).toEqual({ uid: 'u1' });
  expect(await sessions.findByUid('u1')).toEqual({ uid: 'u1' });
  now += 1;
  expect(await sessions.find('one')).toBeUndefined();
  expect(await sessions.findByUid('u1')).toBeUndefined();
});

test('of too many the oldest is forgotten', async () => {
  const sessions = adapter();
  for (let index = 0; index <= 1_000; index += 1) await sessions.upsert(String(index), { uid: `u${index}` }, 10);
  expect(await sessions.find('0')).toBeUndefined();
  expect(await sessions.find('1')).toEqual({ uid: 'u1' });
});

test('models are kept apart, and a revoked grant goes everywhere', async () => {
  const open = shortMemory(() => now);
  await open('Session').upsert('one', { grantId: 'g' }, 10);
  await open('Grant').upsert('one', {}, 10);
  await open('Grant').revokeByGrantId('g');
  expect(await open('Session').find('one')).toBeUndefined();
  expect(await open('Grant').find('one')).toEqual({});
});
