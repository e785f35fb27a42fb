import { testContext } from '@oddsmates/kit/testing';
import { startHarness, type Harness } from '../testing/harness';
import { searchUsers } from './search-users';

let harness: Harness;
let me: string;
beforeAll(async () => {
  harness = await startHarness();
  me = await harness.person('Alan Me');
});
afterAll(() => harness.close());

const search = async (q: string) => (await searchUsers(harness.parts)(testContext({ userId: me }), { q })).users;
const names = async (q: string) => (await search(q)).map(({ username }) => username);

test('finds names that hold the query, those first that begin with it, never oneself', async () => {
  for (const name of ['Malaika', 'alba', 'Zoltan Al', 'ALINE', 'Bob']) await harness.person(name);
  expect(await names('aL')).toEqual(['alba', 'ALINE', 'Malaika', 'Zoltan Al']);
  expect(await names('alaik')).toEqual(['Malaika']);
  expect(await names('alan me')).toEqual([]);
});

test('letters of any script are found, whatever their case', async () => {
  for (const name of ['Łukasz Żółw', 'Οδυσσεύς', '山田太郎']) await harness.person(name);
  expect(await names('łUKASZ ż')).toEqual(['Łukasz Żółw']);
  expect(await names('ÓŁW')).toEqual(['Łukasz Żółw']);
  expect(await names('ΔΥΣΣ')).toEqual(['Οδυσσεύς']);
  expect(await names('田太')).toEqual(['山田太郎']);
});

test('wildcards stand for themselves', async () => {
  for (const name of ['100% Sure', 'under_score', 'back\\slash']) await harness.person(name);
  expect(await names('%%')).toEqual([]);
  expect(await names('__')).toEqual([]);
  expect(await names('0% s')).toEqual(['100% Sure']);
  expect(await names('r_s')).toEqual(['under_score']);
  expect(await names('k\\s')).toEqual(['back\\slash']);
});

test.each(['', 'x', ' x ', '\u200b\u200b', '🦊'])('%j is too short to find anybody', async (q) => {
  await harness.person(`x${q}x`);
  expect(await search(q)).toEqual([]);
});

test('says what there is between the two, with points', async () => {
  const [friend, asked, asking, stranger] = await Promise.all(['Friend', 'Asked', 'Asking', 'Stranger'].map((name) => harness.person(`Quirin ${name}`, 1230))) as [string, string, string, string];
  await harness.befriend(me, friend);
  await harness.ask(me, asked);
  await harness.ask(asking, me);
  expect(await search('quirin')).toEqual([
    { id: asked, username: 'Quirin Asked', points: 1230, profile_image_url: '', friendStatus: 'pending' },
    { id: asking, username: 'Quirin Asking', points: 1230, profile_image_url: '', friendStatus: 'pending' },
    { id: friend, username: 'Quirin Friend', points: 1230, profile_image_url: '', friendStatus: 'friends' },
    { id: stranger, username: 'Quirin Stranger', points: 1230, profile_image_url: '', friendStatus: 'none' },
  ]);
});

test('at most twenty are found, names that begin with the query before all others', async () => {
  for (let i = 0; i < 15; i += 1) {
    await harness.person(`Twin ${i}`);
    await harness.person(`A Twin ${i}`);
  }
  const found = await names('twin');
  expect(found).toHaveLength(20);
  expect(found.filter((name) => name.startsWith('Twin'))).toHaveLength(15);
  expect(found.slice(0, 15).every((name) => name.startsWith('Twin'))).toBe(true);
});

test('a search by beginning and one by three letters inside are each served by an index', async () => {
  const planOf = (pattern: string) =>
    harness.db.tx(async (tx) => {
      await tx.query('SET LOCAL enable_seqscan = off');
      const lines = await tx.query<Record<string, string>>(`EXPLAIN SELECT user_id FROM people WHERE search_key LIKE '${pattern}' ORDER BY search_key, user_id LIMIT 20`);
      return lines.flatMap((line) => Object.values(line)).join('\n');
    });
  expect(await planOf('ali%')).toMatch(/people_search_prefix[^]*Index Cond: \(\(search_key >= 'ali'/);
  expect(await planOf('%lic%')).toContain('people_search_substring');
});
