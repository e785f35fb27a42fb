import { consume, event, newId, type Bus, type Consumer } from '@oddsmates/kit';
import { silentLogger, testBus, until } from '@oddsmates/kit/testing';
import { UserChanged } from '@oddsmates/proto/grpc/events/v1/identity';
import { MemberChanged } from '@oddsmates/proto/grpc/events/v1/league';
import { startLeague, type TestLeague } from '../testing/start-league';
import { followMembers } from './follow-members';

let t: TestLeague;
let bus: Bus;
let consumer: Consumer;
beforeAll(async () => {
  [t, bus] = await Promise.all([startLeague(), testBus()]);
  consumer = consume({ db: t.db, bus, group: 'league', log: silentLogger() }, [followMembers]);
  await consumer.started;
});
afterAll(async () => {
  await consumer.close();
  await bus.close();
  await t.close();
});

/** Identity tells of a name; settles once the league service has heard. */
async function rename(user_id: string, username: string): Promise<void> {
  const id = newId();
  await bus.publish([{ ...event('identity.user', user_id, UserChanged, { user_id, username, profile_image_url: '', version: 2n }), id, time: new Date() }]);
  await until(async () => (await t.db.query('SELECT 1 FROM inbox WHERE event_id = $1', [id])).length === 1);
}

test('a new name is told to the leagues of whoever has it, when it can be read there', async () => {
  const [ann, bob] = [t.user('ann'), t.user('bob')];
  const [hers, his] = [await t.league(ann), await t.league(bob), await t.league(bob)];
  await t.join(his.id, bob, ann);
  await rename(ann, 'anna');
  const { league } = await t.calls.getLeague(t.as(bob), { id: his.id });
  expect(league?.members.map(({ username }) => username).sort()).toEqual(['anna', 'bob']);
  expect(await t.told(MemberChanged)).toEqual([{ user_id: ann, league_ids: [hers.id, his.id].sort() }]);
});

test('of somebody without a league nobody is told', async () => {
  const before = (await t.told(MemberChanged)).length;
  await rename(t.user('cleo'), 'cleopatra');
  expect(await t.told(MemberChanged)).toHaveLength(before);
});
