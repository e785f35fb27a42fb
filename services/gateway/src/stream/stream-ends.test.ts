import { createHash } from 'node:crypto';
import { AppError, event } from '@oddsmates/kit';
import { until } from '@oddsmates/kit/testing';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { TokensRevoked } from '@oddsmates/proto/grpc/events/v1/identity';
import type { Listener } from '../testing/listen';
import { LEAGUE, lines, LiveWorld } from '../testing/live-world';
import { endedStreams } from './figures';
import { encodeLive } from './live-message';

/** What ends a stream, keeps it alive, or lets none begin. */

let world: LiveWorld;
beforeEach(async () => {
  world = await LiveWorld.open();
});
afterEach(() => world.close());

test('streams on revoked tokens end at once, the one on the kept token goes on, and the tokens are forgotten', async () => {
  const [phone, desk, bob] = [await world.listen('ann:phone'), await world.listen('ann:desk'), await world.listen('bob')];
  const kept_token_hash = createHash('sha256').update('ann:desk').digest();
  await world.happened(event('identity.user', world.idOf('ann'), TokensRevoked, { user_id: world.idOf('ann'), kept_token_hash }));
  await until(() => phone.ended);
  expect([desk.ended, bob.ended, world.forgotten]).toEqual([false, false, [world.idOf('ann')]]);
  await world.happened(event('identity.user', world.idOf('ann'), TokensRevoked, { user_id: world.idOf('ann'), kept_token_hash: Buffer.alloc(0) }));
  await until(() => desk.ended);
  await world.happened(world.says('still here'));
  await until(() => lines(bob).length === 1);
});

test('a session that expires ends its stream', async () => {
  world.sessions.set('ann:short', Date.now() + 300);
  const ann = await world.listen('ann:short');
  await until(() => ann.ended);
  expect((await world.listen('ann:short')).response.status).toBe(401);
});

test('somebody has ten streams at most: the oldest is ended and told to stay away for a while', async () => {
  const open: Listener[] = [];
  for (let index = 0; index < 12; index += 1) open.push(await world.listen('ann'));
  await until(() => open.filter(({ ended }) => ended).length === 2);
  expect(open.map(({ ended }) => ended)).toEqual([true, true, ...Array<boolean>(10).fill(false)]);
  expect(Number(open[0]?.frames.at(-1)?.retry)).toBeGreaterThanOrEqual(30_000);
});

test('a gateway takes so many streams and no more', async () => {
  const small = await world.openGateway({ inAll: 1 });
  const ann = await world.listen('ann', undefined, small);
  const { response } = await world.listen('bob', undefined, small);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  ann.close();
  await until(async () => (await world.listen('bob', undefined, small)).response.status === 200);
});

test('a client that does not read is given up', async () => {
  const small = await world.openGateway({ maxWaitingBytes: 1_000 });
  const response = await fetch(`${small.served.url}/api/stream/`, { headers: { Authorization: 'Token ann' } });
  expect(small.streams.count).toBe(1);
  const message = { id: 'm', message: 'x'.repeat(60_000), created_at: '' };
  const large = encodeLive({ type: 'update', for: { league_id: LEAGUE }, update: { kind: 'chat', league_id: LEAGUE, message } });
  // More and more, until what lies between the two is full.
  await until(async () => {
    await Promise.all(Array.from({ length: 20 }, () => small.live.publish(large)));
    return small.streams.count === 0;
  }, 15_000);
  expect((await endedStreams.get()).values).toContainEqual(expect.objectContaining({ labels: { why: 'too slow' }, value: 1 }));
  await response.body?.cancel();
});

test('signs of life come with the place reached', async () => {
  const lively = await world.openGateway({ heartbeatMs: 20 });
  const eve = await world.listen('eve', undefined, lively);
  await world.happened(world.says('not for eve'));
  const bob = await world.listen('bob', undefined, lively);
  await until(() => eve.frames.filter(({ comment }) => comment !== undefined).length >= 3 && eve.lastId === bob.lastId);
  expect(eve.frames.at(-1)?.comment).toBe(`at ${eve.lastId}`);
  expect(eve.events).toEqual([]);
});

test('while updates cannot be heard there are no streams, and at the end they are closed', async () => {
  const ann = await world.listen('ann');
  world.gateway.streams.lost();
  await until(() => ann.ended);
  expect((await world.listen('ann')).response.status).toBe(503);
  world.gateway.streams.hears(Number(ann.lastId));
  const back = await world.listen('ann', ann.lastId);
  await until(() => back.lastId !== undefined);
  expect(back.kinds).toEqual([]);
  world.gateway.streams.close();
  await until(() => back.ended);
  expect((await world.listen('ann')).response.status).toBe(503);
});

test('when the league service is down the page is told to come back', async () => {
  world.beforeMemberships = () => Promise.reject(new AppError(Reason.UNAVAILABLE));
  expect((await world.listen('ann')).response.status).toBe(503);
});
