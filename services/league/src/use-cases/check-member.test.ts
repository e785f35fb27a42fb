import { newId } from '@oddsmates/kit';
import { startLeague, type TestLeague } from '../testing/start-league';

let t: TestLeague;
beforeAll(async () => {
  t = await startLeague();
});
afterAll(() => t.close());

test('tells captain, member and stranger apart, and lists what somebody belongs to', async () => {
  const [ann, bob, cat] = [t.user('ann'), t.user('bob'), t.user('cat')];
  const { id: league_id } = await t.league(ann);
  await t.join(league_id, ann, bob);
  const check = (user_id: string) => t.calls.checkMember(t.as(ann), { league_id, user_id });
  expect(await check(ann)).toEqual({ member: true, captain: true });
  expect(await check(bob)).toEqual({ member: true, captain: false });
  expect(await check(cat)).toEqual({ member: false, captain: false });
  expect(await t.calls.listMemberships(t.as(bob), { user_id: bob })).toEqual({ league_ids: [league_id] });
  expect(await t.calls.listMemberships(t.as(cat), { user_id: cat })).toEqual({ league_ids: [] });
  await expect(t.calls.checkMember(t.as(ann), { league_id: newId(), user_id: ann })).rejects.toMatchObject({ reason: 'LEAGUE_NOT_FOUND' });
});
