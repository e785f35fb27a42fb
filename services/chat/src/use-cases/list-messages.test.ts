import { newId } from '@oddsmates/kit';
import { startChat, type TestChat } from '../testing/start-chat';

let t: TestChat;
let ann: string;
let bob: string;
let league_id: string;
const ids: string[] = [];

beforeAll(async () => {
  t = await startChat();
  [ann, bob] = [t.user('ann'), t.user('bob')];
  league_id = t.leagueOf(ann, bob);
  for (let at = 0; at < 105; at += 1) {
    ids.push((await t.say(at % 2 === 0 ? ann : bob, league_id, String(at))).id);
  }
});
afterAll(() => t.close());

const list = async (page: object = {}) => (await t.calls.listMessages(t.as(ann), { league_id, ...page })).messages.map(({ message }) => Number(message));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

test('gives the last 100, oldest first, with the names of their senders, in one call to each neighbour at most', async () => {
  t.neighbours.calls = [];
  const { messages } = await t.calls.listMessages(t.as(bob), { league_id });
  expect(messages.map(({ message }) => Number(message))).toEqual(range(5, 104));
  expect(messages.slice(-2).map(({ sender }) => sender?.username)).toEqual(['bob', 'ann']);
  expect(t.neighbours.calls).toEqual(['checkMember']);
});

test('gives what is new after a message, and nothing twice', async () => {
  expect(await list({ after: ids[102] })).toEqual([103, 104]);
  expect(await list({ after: ids[104] })).toEqual([]);
  expect(await list({ after: ids[0], limit: 3 })).toEqual([1, 2, 3]);
  expect(await list({ after: ids[3], limit: 3 })).toEqual([4, 5, 6]);
});

test('gives the page before a message, down to the first', async () => {
  expect(await list({ before: ids[104], limit: 3 })).toEqual([101, 102, 103]);
  expect(await list({ before: ids[101], limit: 3 })).toEqual([98, 99, 100]);
  expect(await list({ before: ids[2], limit: 3 })).toEqual([0, 1]);
  expect(await list({ before: ids[0] })).toEqual([]);
});

test('gives what lies between two messages', async () => {
  expect(await list({ after: ids[10], before: ids[14] })).toEqual([11, 12, 13]);
});

test('walks through everything from either end without a gap', async () => {
  const forward = await list({ after: '00000000-0000-0000-0000-000000000000', limit: 40 });
  while (forward.at(-1) !== 104) forward.push(...(await list({ after: ids[forward.at(-1) ?? 0], limit: 40 })));
  expect(forward).toEqual(range(0, 104));
  const backward = await list({ limit: 40 });
  while (backward[0] !== 0) backward.unshift(...(await list({ before: ids[backward[0] ?? 0], limit: 40 })));
  expect(backward).toEqual(range(0, 104));
});

test('reading along while others write at the same time misses nothing', async () => {
  const league = t.leagueOf(ann, bob);
  const read = async (after?: string) => (await t.calls.listMessages(t.as(ann), { league_id: league, after })).messages;
  const writing = Promise.all(range(0, 39).map((at) => t.say(at % 2 ? ann : bob, league, String(at))));
  const seen: string[] = [];
  while (seen.length < 40) seen.push(...(await read(seen.at(-1) ?? '00000000-0000-0000-0000-000000000000')).map(({ id }) => id));
  const written = (await writing).map(({ id }) => id);
  expect(seen).toEqual([...written].sort());
});

test('holds only the messages of its league, for members', async () => {
  const other = t.leagueOf(bob);
  expect((await t.calls.listMessages(t.as(bob), { league_id: other })).messages).toEqual([]);
  await expect(t.calls.listMessages(t.as(ann), { league_id: other })).rejects.toMatchObject({ reason: 'NOT_A_MEMBER' });
  await expect(t.calls.listMessages(t.as(ann), { league_id: newId() })).rejects.toMatchObject({ reason: 'LEAGUE_NOT_FOUND' });
});
