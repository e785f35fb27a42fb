import { consume, event, newId, startRelay, type Bus, type Db } from '@oddsmates/kit';
import { silentLogger, testBus, until } from '@oddsmates/kit/testing';
import { UserChanged } from '@oddsmates/proto/grpc/events/v1/identity';
import { leagueOn, walletDatabase } from '../testing/world';
import { noteUser } from './note-user';

let db: Db;
let bus: Bus;
beforeAll(async () => {
  [db, bus] = await Promise.all([walletDatabase(), testBus()]);
});
afterAll(async () => {
  await bus.close();
  await db.close();
});

test('an account was opened when identity told of it first, in whatever order it arrives', async () => {
  const log = silentLogger();
  const user = newId();
  const fact = (day: string) => ({ user_id: user, username: 'ann', profile_image_url: '', version: 1n, changed_at: new Date(`${day}T09:00:00Z`) });
  const [relay, consumer] = [startRelay({ db, bus, log }), consume({ db, bus, group: 'wallet', log }, [noteUser])];
  await db.tx(async (tx) => {
    for (const day of ['2026-03-02', '2026-03-01', '2026-03-03']) await tx.publish(event('identity.user', user, UserChanged, fact(day)));
  });
  await until(async () => (await db.query('SELECT 1 FROM inbox')).length === 3);
  expect(await leagueOn(db).stats(user)).toMatchObject({ date_joined: '2026-03-01T09:00:00.000Z' });
  await consumer.close();
  await relay.close();
});
