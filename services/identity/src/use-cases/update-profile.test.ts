import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { testContext } from '@oddsmates/kit/testing';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { UserChanged } from '@oddsmates/proto/grpc/events/v1/identity';
import type { UpdateProfileRequest } from '@oddsmates/proto/grpc/identity/v1/identity';
import { startHarness, userOf, type Harness } from '../testing/harness';
import { updateProfile } from './update-profile';

/** One transparent pixel. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

async function update(userId: string, request: UpdateProfileRequest, idempotencyKey?: string) {
  const ctx = testContext({ userId, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) });
  return userOf(await updateProfile(harness.parts)(ctx, request));
}

const toldOf = async (userId: string) => (await harness.published(UserChanged)).filter((fact) => fact.user_id === userId).map(({ username, version }) => [username, version]);

test('changes what is given and leaves the rest', async () => {
  const { id } = await harness.join('Ada');
  expect(await update(id, { bio: 'Poet of science' })).toMatchObject({ username: 'Ada', bio: 'Poet of science' });
  expect(await update(id, { username: ' Ada L. ' })).toMatchObject({ username: 'Ada L.', bio: 'Poet of science' });
  expect(await update(id, { bio: '' })).toMatchObject({ username: 'Ada L.', bio: '' });
});

test('tells others of a new name, with a growing version, and of nothing they do not see', async () => {
  const { id } = await harness.join('Grace');
  await update(id, { bio: 'Admiral' });
  await update(id, { username: 'Grace' });
  await update(id, { username: 'GRACE' });
  await update(id, { username: 'Hopper' });
  expect(await toldOf(id)).toEqual([['Grace', 1n], ['GRACE', 2n], ['Hopper', 3n]]);
});

test('changes at the same moment are told in the order they were made', async () => {
  const { id } = await harness.join('Busy');
  await Promise.all(['Busy 1', 'Busy 2', 'Busy 3', 'Busy 4'].map((username) => update(id, { username })));
  const told = await toldOf(id);
  expect(told.map(([, version]) => version)).toEqual([1n, 2n, 3n, 4n, 5n]);
  const { username } = await harness.db.one<{ username: string }>('SELECT username FROM users WHERE id = $1', [id]);
  expect(told.at(-1)?.[0]).toBe(username);
});

test("another's name is refused, without regard to case", async () => {
  await harness.join('Linus');
  const { id } = await harness.join('Ken');
  await expect(update(id, { username: 'LINUS' })).rejects.toMatchObject({ reason: Reason.USERNAME_TAKEN, fields: { username: expect.any(String) } });
  expect(await toldOf(id)).toEqual([['Ken', 1n]]);
});

test('a picture is kept encoded anew, under a key that follows from it', async () => {
  const { id } = await harness.join('Pictured');
  const { profile_image_url: url } = await update(id, { profile_image: GIF });
  expect(url).toMatch(/^\/media\/profiles\/[0-9a-f]{64}\.webp$/);
  const kept = await readFile(path.join(harness.mediaDir, url.slice('/media/'.length)));
  expect(kept.subarray(8, 12).toString()).toBe('WEBP');
  expect(await update(id, { profile_image: GIF })).toMatchObject({ profile_image_url: url });
  expect(await toldOf(id)).toEqual([['Pictured', 1n], ['Pictured', 2n]]);
});

test('what is no picture is refused and changes nothing', async () => {
  const { id } = await harness.join('Trickster');
  await expect(update(id, { username: 'Other', profile_image: Buffer.from('<svg/>') })).rejects.toMatchObject({ reason: Reason.IMAGE_NOT_SUPPORTED });
  expect(await toldOf(id)).toEqual([['Trickster', 1n]]);
});

test('a repeated request is given the first answer again', async () => {
  const { id } = await harness.join('Repeater');
  const first = await update(id, { username: 'Repeated' }, 'key-1');
  await update(id, { username: 'Changed since' });
  expect(await update(id, { username: 'Repeated' }, 'key-1')).toEqual(first);
  await expect(update(id, { username: 'Else' }, 'key-1')).rejects.toMatchObject({ reason: Reason.IDEMPOTENCY_KEY_REUSED });
});
