import { LeagueEventCancelled } from '@oddsmates/proto/grpc/events/v1/event';
import { startLeague, type TestLeague } from '../testing/start-league';

let t: TestLeague;
beforeAll(async () => {
  t = await startLeague();
});
afterAll(() => t.close());
beforeEach(() => t.wallet.reset());

async function opened() {
  const [ann, bob] = [t.user('ann'), t.user('bob')];
  const { id: league } = await t.league(ann);
  await t.join(league, ann, bob);
  const { id: event_id } = await t.event(league, ann);
  const cancel = (user = ann) => t.calls.cancelEvent(t.as(user), { event_id });
  const complete = () => t.calls.completeEvent(t.as(ann), { event_id, winning_outcome: 'home' });
  const event = async () => (await t.calls.getEvent(t.as(bob), { event_id })).event;
  return { ann, bob, event_id, cancel, complete, event };
}

test('voids the book and tells everybody', async () => {
  const { ann, bob, event_id, cancel } = await opened();
  expect((await cancel()).event).toMatchObject({ status: 'cancelled', completed: false, betting_open: false, result: undefined });
  expect(t.wallet.voided.has(event_id)).toBe(true);
  expect((await t.told(LeagueEventCancelled)).filter((fact) => fact.event_id === event_id)).toMatchObject([{ member_ids: [ann, bob] }]);
});

test('is final, and so is completing', async () => {
  const one = await opened();
  await one.cancel();
  await expect(one.cancel()).rejects.toMatchObject({ reason: 'EVENT_CANCELLED' });
  await expect(one.complete()).rejects.toMatchObject({ reason: 'EVENT_CANCELLED' });
  const other = await opened();
  await other.complete();
  await expect(other.cancel()).rejects.toMatchObject({ reason: 'EVENT_ALREADY_COMPLETED' });
});

test('completing and cancelling at once end in one of the two', async () => {
  const { event_id, cancel, complete } = await opened();
  const outcomes = await Promise.allSettled([cancel(), complete()]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(t.wallet.voided.has(event_id)).not.toBe(t.wallet.settled.has(event_id));
});

test('is for the captain alone', async () => {
  const { bob, cancel } = await opened();
  await expect(cancel(bob)).rejects.toMatchObject({ reason: 'CAPTAIN_ONLY_COMPLETE' });
  await expect(cancel(t.user('stranger'))).rejects.toMatchObject({ reason: 'NOT_A_MEMBER' });
});

test('closes betting at once and is finished by the sweeper when the wallet is down', async () => {
  const { event_id, cancel, event } = await opened();
  t.wallet.set('down', 'voidBook');
  await expect(cancel()).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  expect(await event()).toMatchObject({ status: 'completing', betting_open: false, completed: false });
  t.wallet.reset();
  await t.sweepLater();
  expect(await event()).toMatchObject({ status: 'cancelled' });
  expect((await t.told(LeagueEventCancelled)).filter((fact) => fact.event_id === event_id)).toHaveLength(1);
});
