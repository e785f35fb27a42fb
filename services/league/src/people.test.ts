import { consume, newId } from '@oddsmates/kit';
import { silentLogger, testBus, until } from '@oddsmates/kit/testing';
import { UserChanged } from '@oddsmates/proto/grpc/events/v1/identity';
import { followPeople, peopleOf } from './people';
import { startLeague, type TestLeague } from './testing/start-league';

let t: TestLeague;
beforeAll(async () => {
  t = await startLeague();
});
afterAll(() => t.close());
beforeEach(() => t.identity.reset());

const nameOf = async (id: string) => (await peopleOf(t.deps, t.as(id), [id])).get(id)?.username;

function changed(user_id: string, username: string, version: bigint) {
  const payload = UserChanged.encode(UserChanged.fromPartial({ user_id, username, version })).finish();
  return { id: newId(), topic: 'identity.user' as const, key: user_id, type: UserChanged.$type, time: new Date(), payload };
}

test('asks identity for people it has not heard of, once', async () => {
  const id = t.user('ann');
  expect([await nameOf(id), await nameOf(id)]).toEqual(['ann', 'ann']);
  expect(t.identity.count('getUsers')).toBe(1);
});

test('leaves out ids that nobody has', async () => {
  expect(await nameOf(newId())).toBeUndefined();
});

test('follows changes from the bus, and an old one never replaces a newer one', async () => {
  const id = t.user('bob');
  await nameOf(id);
  const bus = await testBus();
  const consumer = consume({ db: t.db, bus, group: 'league', log: silentLogger() }, [followPeople]);
  await consumer.started;
  await bus.publish([changed(id, 'bobby', 3n), changed(id, 'robert', 2n)]);
  const last = t.user('last');
  await bus.publish([changed(last, 'the last one', 1n)]);
  await until(async () => (await t.db.query('SELECT 1 FROM people WHERE user_id = $1', [last])).length === 1);
  expect(await nameOf(id)).toBe('bobby');
  await consumer.close();
  await bus.close();
});
