import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { UserChanged } from '@oddsmates/proto/grpc/events/v1/identity';
import { AppError } from '../errors';
import { newId } from '../ids';
import { consume } from '../inbox';
import { silentLogger, testBus, testContext, testDatabase, until } from '../testing';
import { migrate } from '../db';
import { followPeople, peopleOf, type PeopleSource } from './people';
import { pictureOf, usernameOf } from './names';

let db: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  db = await testDatabase({ people: true });
});
afterAll(() => db.close());

/** Identity, with the people it is given; undefined when it is down. */
function identityOf(names: Map<string, string> | undefined) {
  const asked: string[][] = [];
  const identity: PeopleSource['identity'] = {
    getUsers: async (_ctx, { ids }) => {
      asked.push(ids);
      if (!names) throw new AppError(Reason.UNAVAILABLE);
      return { users: ids.flatMap((id) => (names.has(id) ? [{ id, username: names.get(id) ?? '', profile_image_url: `/media/${id}` }] : [])) };
    },
  };
  return { asked, source: { db, identity } };
}

function changed(user_id: string, username: string, version: bigint) {
  const payload = UserChanged.encode(UserChanged.fromPartial({ user_id, username, version })).finish();
  return { id: newId(), topic: 'identity.user' as const, key: user_id, type: UserChanged.$type, time: new Date(), payload };
}

test('asks identity for people it has not heard of, once, and leaves out ids that nobody has', async () => {
  const [ann, nobody] = [newId(), newId()];
  const { asked, source } = identityOf(new Map([[ann, 'ann']]));
  const people = await peopleOf(source, testContext(), [ann, ann, nobody]);
  expect([usernameOf(people, ann), pictureOf(people, ann), people.has(nobody)]).toEqual(['ann', `/media/${ann}`, false]);
  expect([usernameOf(people, nobody), pictureOf(people, nobody)]).toEqual(['Former player', '']);
  await peopleOf(source, testContext(), [ann]);
  expect(asked).toEqual([[ann, nobody]]);
});

test('asks for many in parts of 500', async () => {
  const names = new Map(Array.from({ length: 501 }, (_, at) => [newId(), `user ${at}`]));
  const { asked, source } = identityOf(names);
  expect((await peopleOf(source, testContext(), names.keys())).size).toBe(501);
  expect(asked.map((ids) => ids.length)).toEqual([500, 1]);
});

test('says so when somebody is unknown and identity is down, and needs it for nobody else', async () => {
  const ann = newId();
  await peopleOf(identityOf(new Map([[ann, 'ann']])).source, testContext(), [ann]);
  const { source } = identityOf(undefined);
  expect(usernameOf(await peopleOf(source, testContext(), [ann]), ann)).toBe('ann');
  await expect(peopleOf(source, testContext(), [ann, newId()])).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
});

test('follows changes from the bus, and an old one never replaces a newer one', async () => {
  const [bob, last] = [newId(), newId()];
  const { source } = identityOf(new Map([[bob, 'bob']]));
  await peopleOf(source, testContext(), [bob]);
  const bus = await testBus();
  const consumer = consume({ db, bus, group: 'people', log: silentLogger() }, [followPeople]);
  await consumer.started;
  await bus.publish([changed(bob, 'bobby', 3n), changed(bob, 'robert', 2n)]);
  await bus.publish([changed(last, 'the last one', 1n)]);
  await until(async () => (await db.query('SELECT 1 FROM people WHERE user_id = $1', [last])).length === 1);
  expect(usernameOf(await peopleOf(source, testContext(), [bob]), bob)).toBe('bobby');
  await consumer.close();
  await bus.close();
});

test('takes over the table of a service that made it itself', async () => {
  const older = await testDatabase();
  await older.query('CREATE TABLE people (user_id uuid PRIMARY KEY, username text NOT NULL, profile_image_url text NOT NULL, version bigint NOT NULL)');
  await older.query("INSERT INTO people VALUES ($1, 'ann', '', 1)", [newId()]);
  await migrate(older.url, [], { people: true });
  expect(await older.query('SELECT username FROM people')).toEqual([{ username: 'ann' }]);
  await older.close();
});
