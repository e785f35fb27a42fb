import { newId } from '@oddsmates/kit';
import { startLeague, type TestLeague } from '../testing/start-league';

let t: TestLeague;
let ann: string;
let stranger: string;
let league: string;
let other: string;
/** Names to ids. */
const events = new Map<string, string>();

beforeAll(async () => {
  t = await startLeague();
  [ann, stranger] = [t.user('ann'), t.user('stranger')];
  league = (await t.league(ann)).id;
  other = (await t.league(ann)).id;
  for (const [name, day] of [['third', 5], ['first', 3], ['over', 2], ['second', 4]] as const) {
    const { id } = await t.event(league, ann, { event_name: name, commence_time: `2026-03-0${day}T12:00:00Z` });
    events.set(name, id);
  }
  events.set('elsewhere', (await t.event(other, ann, { event_name: 'elsewhere' })).id);
  await t.calls.completeEvent(t.as(ann), { event_id: idOf('over'), winning_outcome: 'home' });
});
afterAll(() => t.close());

const idOf = (name: string) => events.get(name) ?? '';
const names = async (more: object = {}) =>
  (await t.calls.listEvents(t.as(ann), { league_id: league, ...more })).events.map((event) => event.event_name);

test('lists open events first, then by start', async () => {
  expect(await names()).toEqual(['first', 'second', 'third', 'over']);
});

test('pages without a gap or a repeat', async () => {
  expect(await names({ limit: 2 })).toEqual(['first', 'second']);
  expect(await names({ limit: 2, before: idOf('second') })).toEqual(['third', 'over']);
  expect(await names({ limit: 2, before: idOf('over') })).toEqual([]);
  expect(await names({ before: idOf('elsewhere') })).toEqual([]);
});

test('an event is found by its id, and in its own league only', async () => {
  const ctx = t.as(ann);
  expect((await t.calls.getEvent(ctx, { event_id: idOf('first') })).event?.event_name).toBe('first');
  expect((await t.calls.getLeagueEvent(ctx, { league_id: league, event_id: idOf('first') })).event?.event_name).toBe('first');
  await expect(t.calls.getLeagueEvent(ctx, { league_id: other, event_id: idOf('first') })).rejects.toMatchObject({ reason: 'EVENT_NOT_IN_LEAGUE' });
  await expect(t.calls.getEvent(ctx, { event_id: newId() })).rejects.toMatchObject({ reason: 'EVENT_NOT_FOUND' });
});

test('strangers see none of it', async () => {
  const ctx = t.as(stranger);
  const refused = { reason: 'NOT_A_MEMBER' };
  await expect(t.calls.listEvents(ctx, { league_id: league })).rejects.toMatchObject(refused);
  await expect(t.calls.getLeagueEvent(ctx, { league_id: league, event_id: idOf('first') })).rejects.toMatchObject(refused);
  await expect(t.calls.getEvent(ctx, { event_id: idOf('first') })).rejects.toMatchObject(refused);
  await expect(t.calls.listCircuits(ctx, { league_id: league })).rejects.toMatchObject(refused);
  await expect(t.calls.listEvents(ctx, { league_id: newId() })).rejects.toMatchObject({ reason: 'LEAGUE_NOT_FOUND' });
});
