import { GUIDE_EVENT, type V4Event } from '../testing/v4-bodies';
import { startProvider } from '../testing/start-provider';
import type { FeedSport } from '../odds-feed';

const NFL: FeedSport = { key: 'americanfootball_nfl', group: 'American Football', title: 'NFL', description: 'US Football', active: true };
let provider: Awaited<ReturnType<typeof startProvider>>;
beforeEach(async () => {
  provider = await startProvider('2021-09-01T12:00:00Z');
});
afterEach(() => provider.dispose());

async function read(...events: unknown[]) {
  provider.api.events = () => events as V4Event[];
  return provider.source().events(NFL);
}

test('asks for decimal odds and ISO times of the three markets, once for all of a sport', async () => {
  await provider.source().sports();
  await read(GUIDE_EVENT);
  expect(provider.api.calls).toEqual([
    'GET /v4/sports/',
    'GET /v4/sports/americanfootball_nfl/odds/?regions=us,uk&markets=h2h,spreads,totals&oddsFormat=decimal&dateFormat=iso',
  ]);
});

test('hides the sports with outrights only', async () => {
  expect(await provider.source().sports()).toEqual([NFL, expect.objectContaining({ key: 'soccer_epl', group: 'Soccer' })]);
});

test('reads the event of the guide', async () => {
  expect(await read(GUIDE_EVENT)).toEqual([
    {
      id: GUIDE_EVENT.id,
      sport: NFL,
      commenceTime: new Date('2021-09-10T00:20:00.000Z'),
      homeTeam: 'Tampa Bay Buccaneers',
      awayTeam: 'Dallas Cowboys',
      readAt: new Date('2021-09-01T12:00:00Z'),
      bookmakers: [
        {
          key: 'unibet',
          title: 'Unibet',
          lastUpdate: new Date('2021-06-10T13:33:18Z'),
          markets: [
            { key: 'h2h', outcomes: [{ key: 'home', name: 'Tampa Bay Buccaneers', oddsHundredths: 133, pointTenths: null }, { key: 'away', name: 'Dallas Cowboys', oddsHundredths: 340, pointTenths: null }] },
            { key: 'spreads', outcomes: [{ key: 'home', name: 'Tampa Bay Buccaneers', oddsHundredths: 190, pointTenths: -65 }, { key: 'away', name: 'Dallas Cowboys', oddsHundredths: 192, pointTenths: 65 }] },
            { key: 'totals', outcomes: [{ key: 'over', name: 'Over', oddsHundredths: 191, pointTenths: 525 }, { key: 'under', name: 'Under', oddsHundredths: 191, pointTenths: 525 }] },
          ],
        },
      ],
    },
  ]);
});

test('ignores fields it does not know and does without those that may be absent', async () => {
  const { id, commence_time, home_team, away_team } = GUIDE_EVENT;
  const outcomes = [{ name: away_team, price: 3.4, description: 'x', multiplier: 1, bet_limit: 50, link: null, sid: null }, { name: home_team, price: 1.33 }];
  const bookmaker = { key: 'b', title: 'B', last_update: null, link: 'x', markets: [{ key: 'h2h', last_update: 'soon', outcomes }] };
  const [event] = await read({ id, commence_time, home_team, away_team, home_rotation_number: 1, bookmakers: [bookmaker] });
  expect(event?.bookmakers).toMatchObject([{ key: 'b', lastUpdate: new Date('2021-09-01T12:00:00Z'), markets: [{ key: 'h2h' }] }]);
  expect(await read({ ...GUIDE_EVENT, bookmakers: [] })).toMatchObject([{ id, bookmakers: [] }]);
});

test('the time of a market counts before that of its bookmaker, and the oldest of all', async () => {
  const [unibet] = GUIDE_EVENT.bookmakers;
  const markets = unibet?.markets.map((market, at) => ({ ...market, last_update: `2021-09-01T11:5${at}:00Z` }));
  const [event] = await read({ ...GUIDE_EVENT, bookmakers: [{ ...unibet, markets }] });
  expect(event?.bookmakers[0]?.lastUpdate).toEqual(new Date('2021-09-01T11:50:00Z'));
});

test('lay odds of exchanges are dropped; a bookmaker without a market left is none', async () => {
  const [unibet] = GUIDE_EVENT.bookmakers;
  const [h2h] = unibet?.markets ?? [];
  const exchange = { ...unibet, key: 'exchange', markets: [h2h, { ...h2h, key: 'h2h_lay' }] };
  const layOnly = { ...unibet, key: 'lay', markets: [{ ...h2h, key: 'h2h_lay' }] };
  const [event] = await read({ ...GUIDE_EVENT, bookmakers: [exchange, layOnly] });
  expect(event?.bookmakers.map(({ key, markets }) => [key, markets.map((market) => market.key)])).toEqual([['exchange', ['h2h']]]);
});

test('what makes no sense costs itself alone', async () => {
  const broken = [null, 7, {}, { ...GUIDE_EVENT, id: 5 }, { ...GUIDE_EVENT, id: 'x', commence_time: '2021-09-10T00:20:00' }, { ...GUIDE_EVENT, id: 'y', home_team: 'Dallas Cowboys' }, { ...GUIDE_EVENT, id: '' }];
  const [unibet] = GUIDE_EVENT.bookmakers;
  const [h2h] = unibet?.markets ?? [];
  const infinite = { ...unibet, key: 'infinite', markets: [{ ...h2h, outcomes: [{ name: 'Dallas Cowboys', price: '3.4' }, { name: 'Tampa Bay Buccaneers', price: 1.3 }] }] };
  const events = await read(...broken, { ...GUIDE_EVENT, bookmakers: [null, infinite, unibet] }, GUIDE_EVENT);
  expect(events.map(({ id, bookmakers }) => [id, bookmakers.map(({ key }) => key)])).toEqual([[GUIDE_EVENT.id, ['unibet']]]);
});

test('times with an offset are the same moments in UTC', async () => {
  const [event] = await read({ ...GUIDE_EVENT, commence_time: '2021-09-09T20:20:00-04:00' });
  expect(event?.commenceTime.toISOString()).toBe('2021-09-10T00:20:00.000Z');
});
