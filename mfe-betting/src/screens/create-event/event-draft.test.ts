import dayjs from 'dayjs';
import { createRequest, draftDefaults, isOfferable } from './event-draft';

const now = dayjs('2026-11-21T10:00:00.000Z');
const simple = { event_name: ' Derby ', odds_type: 'moneyline', home_odds: -110, away_odds: 110 } as const;

it('begins with the defaults of the form', () => {
  const { start, end, ...rest } = draftDefaults(now);
  expect([start.toISOString(), end.toISOString()]).toEqual(['2026-11-21T11:00:00.000Z', '2026-11-22T10:00:00.000Z']);
  expect(rest).toEqual({
    event_name: 'Test Event', sport: 'Test Event', home_team: 'Team A', away_team: 'Team B', betting_type: 'standard', odds_type: 'moneyline',
    home_odds: -110, away_odds: 110, home_spread: -3.5, away_spread: 3.5,
  });
});

it('fills in what Simple mode leaves out', () => {
  expect(createRequest('l1', simple, now)).toEqual({
    league_id: 'l1', event_name: 'Derby', sport: 'Test Event', home_team: 'Team A', away_team: 'Team B', betting_type: 'standard',
    commence_time: '2026-11-21T11:00:00.000Z', end_time: '2026-11-22T10:00:00.000Z',
    market_data: { key: 'h2h', outcomes: [{ key: 'home', name: 'Team A', price: 1.91 }, { key: 'away', name: 'Team B', price: 2.1 }] },
  });
});

it('gives each side of a spread its line', () => {
  const { market_data } = createRequest('l1', { ...simple, home_team: 'Gulls', away_team: ' ', odds_type: 'spread', home_spread: -7, away_spread: 7 }, now);
  expect(market_data).toEqual({
    key: 'spreads', outcomes: [{ key: 'home', name: 'Gulls', price: 1.91, point: -7 }, { key: 'away', name: 'Team B', price: 2.1, point: 7 }],
  });
});

it('sends no odds with a question', () => {
  expect(createRequest('l1', { event_name: 'How many?', betting_type: 'closest_guess' }, now)).toMatchObject({ betting_type: 'closest_guess', market_data: undefined });
});

it.each([[0, true], [-110, true], [99_900, true], [99_901, false], [-10_000, true], [-50_000, false], [1, true]])('American odds of %i can be offered: %s', (american, offerable) => {
  expect(isOfferable(american)).toBe(offerable);
});
