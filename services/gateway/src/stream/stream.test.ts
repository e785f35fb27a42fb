import { randomUUID } from 'node:crypto';
import { event } from '@oddsmates/kit';
import { until } from '@oddsmates/kit/testing';
import { LeagueUpdated, MemberJoined, MemberRemoved } from '@oddsmates/proto/grpc/events/v1/league';
import { LEAGUE, lines, LiveWorld } from '../testing/live-world';

/** What pages hear. */

let world: LiveWorld;
beforeEach(async () => {
  world = await LiveWorld.open();
});
afterEach(() => world.close());

test('members of a league hear its lines at every gateway, and a stranger hears nothing', async () => {
  const two = await world.openGateway();
  const [ann, bob, stranger] = [await world.listen('ann'), await world.listen('bob', undefined, two), await world.listen('eve')];
  expect(Object.fromEntries(ann.response.headers)).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store, no-transform' });
  await world.happened(world.says('Hello'));
  await world.happened(world.settled('eve'));
  await until(() => ann.events.length === 1 && bob.events.length === 1 && stranger.events.length === 1);
  expect(ann.events).toEqual(bob.events);
  expect(ann.events[0]).toMatchObject({ kind: 'chat', league_id: LEAGUE, message: { message: 'Hello', sender: { id: world.idOf('bob'), username: 'bob' } } });
  expect(ann.frames.at(-1)).toMatchObject({ id: ann.events[0]?.id, event: 'chat' });
  expect(stranger.kinds).toEqual(['balance']);
});

test('a page that comes back hears what it missed, in order, once, and also at another gateway', async () => {
  const two = await world.openGateway();
  const first = await world.listen('ann');
  await world.happened(world.says('1'));
  await until(() => lines(first).length === 1);
  first.close();
  for (const line of ['2', '3', '4']) await world.happened(world.says(line));
  await world.happened(world.says('of others', randomUUID()));
  const other = await world.listen('bob');
  await world.happened(world.says('5'));
  await until(() => lines(other).includes('5'));
  for (const gateway of [world.gateway, two]) {
    const back = await world.listen('ann', first.lastId, gateway);
    await until(() => lines(back).length === 4);
    expect(lines(back)).toEqual(['2', '3', '4', '5']);
    const positions = back.events.map(({ id }) => Number(id));
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  }
});

test('a page that heard no update yet misses nothing either', async () => {
  const first = await world.listen('ann');
  await until(() => first.lastId !== undefined);
  first.close();
  await world.happened(world.says('while away'));
  const back = await world.listen('ann', first.lastId);
  await until(() => lines(back).length === 1);
  expect(back.kinds).toEqual(['chat']);
});

test('who was away too long, or comes with an id nobody knows, is told to read everything again', async () => {
  const small = await world.openGateway({ recent: 2 });
  const first = await world.listen('ann', undefined, small);
  for (const line of ['1', '2', '3']) await world.happened(world.says(line));
  await until(() => lines(first).length === 3);
  const oldId = String(first.events[0]?.id);
  for (const id of [String(Number(oldId) - 1), '7', 'nonsense', '99999999999999']) {
    const back = await world.listen('ann', id, small);
    await until(() => back.frames.length >= 3);
    expect([id, back.kinds]).toEqual([id, ['reset']]);
    expect(Number(back.lastId)).toBeGreaterThanOrEqual(Number(first.lastId));
  }
  const back = await world.listen('ann', oldId, small);
  await until(() => back.events.length === 2);
  expect(lines(back)).toEqual(['2', '3']);
});

test('a gateway that was started anew knows whether something was missed', async () => {
  const first = await world.listen('ann');
  await world.happened(world.says('1'));
  await until(() => lines(first).length === 1);
  const quiet = await world.listen('ann', first.lastId, await world.openGateway());
  await until(() => quiet.lastId !== undefined);
  expect(quiet.kinds).toEqual([]);
  await world.happened(world.says('2'));
  await until(() => lines(first).length === 2);
  const busy = await world.listen('ann', first.events[0]?.id as string, await world.openGateway());
  await until(() => busy.events.length === 1);
  expect(busy.kinds).toEqual(['reset']);
});

test('who is removed hears of it and nothing after; who joins hears from then on', async () => {
  const [ann, eve] = [await world.listen('ann'), await world.listen('eve')];
  await world.happened(event('league.league', LEAGUE, MemberRemoved, { league_id: LEAGUE, league_name: 'x', user_id: world.idOf('ann'), removed_at: new Date() }));
  await world.happened(event('league.league', LEAGUE, MemberJoined, { league_id: LEAGUE, user_id: world.idOf('eve'), joined_at: new Date() }));
  await until(() => ann.kinds.includes('league') && eve.kinds.includes('league'));
  await world.happened(world.says('without ann'));
  await until(() => lines(eve).length === 1);
  await world.happened(world.settled('ann'));
  await until(() => ann.kinds.includes('balance'));
  expect(lines(ann)).toEqual([]);
});

test('what changes while a stream begins is not lost', async () => {
  const bob = await world.listen('bob');
  world.beforeMemberships = async () => {
    await world.happened(event('league.league', LEAGUE, MemberRemoved, { league_id: LEAGUE, league_name: 'x', user_id: world.idOf('ann'), removed_at: new Date() }));
    await until(() => bob.kinds.includes('league'));
    await world.happened(world.says('too late for ann'));
    await world.happened(world.settled('ann'));
    await until(() => lines(bob).length === 1);
  };
  const ann = await world.listen('ann');
  await until(() => ann.kinds.includes('balance'));
  expect(lines(ann)).toEqual([]);
  expect(ann.kinds).toContain('league');
});

test('what happened long ago is not told piece by piece: one reset stands for all of it, and removals still hold', async () => {
  const ann = await world.listen('ann');
  const longAgo = new Date(Date.now() - 3_600_000);
  for (const line of ['1', '2', '3']) await world.happened(world.says(line), longAgo);
  await world.happened(event('league.league', LEAGUE, MemberRemoved, { league_id: LEAGUE, league_name: 'x', user_id: world.idOf('ann'), removed_at: longAgo }), longAgo);
  await world.happened(event('league.league', LEAGUE, LeagueUpdated, { league_id: LEAGUE, name: 'x', member_ids: [] }));
  await world.happened(world.settled('ann'));
  // Topics have no order among each other.
  await until(() => ['balance', 'reset'].every((kind) => ann.kinds.includes(kind)));
  expect(new Set(ann.kinds)).toEqual(new Set(['balance', 'reset']));
  expect(ann.kinds.filter((kind) => kind === 'reset').length).toBeLessThanOrEqual(2);
});
