import { leagueHandlers } from '../handlers';
import { startProvider } from '../feed/testing/start-provider';
import { GUIDE_EVENT } from '../feed/testing/v4-bodies';
import { startLeague, type TestLeague } from '../testing/start-league';

let t: TestLeague;
beforeAll(async () => {
  t = await startLeague();
});
afterAll(() => t.close());

test('tells the events of a sport with their bookmakers, outcomes by key', async () => {
  const { events } = await t.calls.listSportEvents(t.as(t.user('ann')), { sport_key: 'soccer_first_division' });
  expect(events.length).toBeGreaterThan(3);
  const [event] = events;
  expect(event).toMatchObject({ sport_key: 'soccer_first_division', sport_title: 'First Division', commence_time: expect.stringMatching(/^2026-03-01T.*\.000Z$/) });
  expect(event?.bookmakers[0]).toMatchObject({ key: 'harbourbet', title: 'Harbour Bet', last_update: '2026-03-01T12:00:00.000Z' });
  const [h2h, spreads, totals] = event?.bookmakers[0]?.markets ?? [];
  expect(h2h?.outcomes.map(({ key, name, point }) => [key, name, point])).toEqual([['home', event?.home_team, undefined], ['away', event?.away_team, undefined], ['draw', 'Draw', undefined]]);
  expect(spreads?.outcomes.map(({ key }) => key)).toEqual(['home', 'away']);
  expect(totals?.outcomes.map(({ key, name }) => [key, name])).toEqual([['over', 'Over'], ['under', 'Under']]);
  expect(h2h?.outcomes.every(({ price }) => price > 1 && Math.round(price * 100) / 100 === price)).toBe(true);
});

test('refuses a sport there is not', async () => {
  await expect(t.calls.listSportEvents(t.as(t.user('bob')), { sport_key: 'curling' })).rejects.toMatchObject({ reason: 'SPORT_NOT_FOUND' });
});

test('tells what The Odds API has, in the same words', async () => {
  const provider = await startProvider('2021-09-01T12:00:00Z');
  provider.api.events = () => [GUIDE_EVENT];
  const calls = leagueHandlers({ ...t.deps, feed: provider.feed() });
  const { events } = await calls.listSportEvents(t.as(t.user('cleo')), { sport_key: 'americanfootball_nfl' });
  expect(events).toMatchObject([
    { id: GUIDE_EVENT.id, commence_time: '2021-09-10T00:20:00.000Z', home_team: 'Tampa Bay Buccaneers', bookmakers: [{ key: 'unibet', last_update: '2021-06-10T13:33:18.000Z' }] },
  ]);
  expect(events[0]?.bookmakers[0]?.markets.map(({ key, outcomes }) => [key, outcomes.map((outcome) => [outcome.key, outcome.price, outcome.point])])).toEqual([
    ['h2h', [['home', 1.33, undefined], ['away', 3.4, undefined]]],
    ['spreads', [['home', 1.9, -6.5], ['away', 1.92, 6.5]]],
    ['totals', [['over', 1.91, 52.5], ['under', 1.91, 52.5]]],
  ]);
  await provider.dispose();
});
