import { consume, followPeople, newId } from '@oddsmates/kit';
import { silentLogger, testBus, until } from '@oddsmates/kit/testing';
import { UserChanged } from '@oddsmates/proto/grpc/events/v1/identity';
import { startChat, type TestChat } from './testing/start-chat';

let t: TestChat;
beforeAll(async () => {
  t = await startChat();
});
afterAll(() => t.close());

function changed(user_id: string, username: string, version: bigint) {
  const payload = UserChanged.encode(UserChanged.fromPartial({ user_id, username, version })).finish();
  return { id: newId(), topic: 'identity.user' as const, key: user_id, type: UserChanged.$type, time: new Date(), payload };
}

test('old messages carry the new name of somebody who has changed it', async () => {
  const ann = t.user('ann');
  const league_id = t.leagueOf(ann);
  expect((await t.say(ann, league_id, 'Hi')).sender?.username).toBe('ann');
  const bus = await testBus();
  const consumer = consume({ db: t.db, bus, group: 'chat', log: silentLogger() }, [followPeople]);
  await consumer.started;
  await bus.publish([changed(ann, 'anna', 2n)]);
  const nameNow = async () => (await t.calls.listMessages(t.as(ann), { league_id })).messages[0]?.sender?.username;
  await until(async () => (await nameNow()) === 'anna');
  await consumer.close();
  await bus.close();
});
