import { newId } from '@oddsmates/kit';
import { LeagueUpdated } from '@oddsmates/proto/grpc/events/v1/league';
import { PICTURE } from '../testing/picture';
import { startLeague, type TestLeague } from '../testing/start-league';

let t: TestLeague;
beforeAll(async () => {
  t = await startLeague();
});
afterAll(() => t.close());

test('changes what is given and leaves the rest', async () => {
  const ann = t.user('ann');
  const { id } = await t.league(ann, 'Aces');
  await t.calls.updateLeague(t.as(ann), { id, description: 'New words' });
  const { league } = await t.calls.updateLeague(t.as(ann), { id, name: 'Kings' });
  expect(league).toMatchObject({ name: 'Kings', description: 'New words', image: '', balance: 1000 });
  expect(await t.told(LeagueUpdated)).toEqual([
    { league_id: id, name: 'Aces', member_ids: [ann] },
    { league_id: id, name: 'Kings', member_ids: [ann] },
  ]);
  expect((await t.calls.updateLeague(t.as(ann), { id, description: '' })).league?.description).toBe('');
});

test('takes a new picture and leaves it alone when an empty file is sent', async () => {
  const ann = t.user('ann');
  const { id } = await t.league(ann);
  const { league } = await t.calls.updateLeague(t.as(ann), { id, image: PICTURE });
  expect(league?.image).toMatch(/^\/media\/leagues\//);
  expect((await t.calls.updateLeague(t.as(ann), { id, image: Buffer.alloc(0) })).league?.image).toBe(league?.image);
});

test('is for the captain alone', async () => {
  const [ann, bob] = [t.user('ann'), t.user('bob')];
  const { id } = await t.league(ann);
  await expect(t.calls.updateLeague(t.as(bob), { id, name: 'Mine' })).rejects.toMatchObject({ reason: 'NOT_A_MEMBER' });
  await t.join(id, ann, bob);
  await expect(t.calls.updateLeague(t.as(bob), { id, name: 'Mine' })).rejects.toMatchObject({ reason: 'NOT_THE_CAPTAIN' });
  await expect(t.calls.updateLeague(t.as(ann), { id: newId(), name: 'Mine' })).rejects.toMatchObject({ reason: 'LEAGUE_NOT_FOUND' });
});
