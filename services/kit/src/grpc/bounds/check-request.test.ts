import { callByGrpcPath } from '@oddsmates/proto/descriptor';
import { newId } from '../../ids/ids';
import { AppError } from '../../errors/app-error';
import { checkRequest } from './check-request';

/** The sentences a request is refused with, by field; none when it is taken. */
function breaches(path: string, request: unknown): Readonly<Record<string, string>> {
  const call = callByGrpcPath(path);
  if (!call) throw new Error(path);
  try {
    checkRequest(call.method.input, request);
    return {};
  } catch (error) {
    if (error instanceof AppError) return error.fields;
    throw error;
  }
}

const register = (parts: object) =>
  breaches('/identity.v1.IdentityService/Register', { username: 'ann', email: 'ann@example.org', password: 'long enough', ...parts });
const placeBet = (marketData: object | undefined) =>
  breaches('/wallet.v1.WalletService/PlaceBet', { league_id: newId(), event_id: 'e', market_data: marketData });
const createEvent = (parts: object) =>
  breaches('/league.v1.LeagueService/CreateEvent', { league_id: newId(), event_name: 'Final', ...parts });

describe('texts', () => {
  test('a fine request is taken and trimmed in place', () => {
    const request = { username: '  ann ', email: ' ann@example.org', password: ' with blanks ' };
    expect(breaches('/identity.v1.IdentityService/Register', request)).toEqual({});
    expect(request).toMatchObject({ username: 'ann', email: 'ann@example.org', password: ' with blanks ' });
  });

  test('what is required must not be empty, blanks count as empty where they are trimmed', () => {
    expect(register({ username: '   ', password: '' })).toEqual({ username: 'Username is required', password: 'Password is required' });
  });

  test('lengths are counted in characters as people count them', () => {
    expect(register({ username: '😀'.repeat(50) })).toEqual({});
    expect(register({ username: '😀'.repeat(51) })).toEqual({ username: 'A username is one line of at most 50 characters.' });
    expect(createEvent({ home_team: 'x'.repeat(101) })).toEqual({ home_team: 'Home team must be at most 100 characters.' });
  });

  test.each(['a\0b', 'a\ud800b', '\udc00'])('NUL and unpaired surrogates are refused everywhere: %j', (text) => {
    expect(Object.keys(register({ username: text, password: `long enough${text}` }))).toEqual(['username', 'password']);
  });

  test.each(['a\nb', 'a\tb', 'a\u2028b', 'a\u0085b'])('one line holds no control characters: %j', (text) => {
    expect(createEvent({ event_name: text })).toEqual({ event_name: 'Event name must be a single line.' });
  });

  test.each(['ann', 'ann@', '@example.org', 'ann@example', 'a nn@example.org', 'ann@@example.org', 'ann@example.org,bob@example.org'])('%s is no address', (email) => {
    expect(register({ email })).toEqual({ email: 'Please enter a valid email address' });
  });

  test.each(['1', 'abc', '../../etc/passwd', newId().toUpperCase(), `${newId()} `])('%s is no id', (id) => {
    expect(createEvent({ league_id: id })).toEqual({ league_id: 'League id is not a valid id.' });
  });

  test.each(['2026-01-31T18:00:00.000Z', '2026-01-31T18:00Z', '2026-01-31T18:00:00+05:30', '2028-02-29T00:00:00Z'])('%s is a time', (time) => {
    expect(createEvent({ commence_time: time })).toEqual({});
  });

  test.each(['2026-01-31', '2026-01-31T18:00:00', '2026-02-31T18:00:00Z', '2026-13-01T00:00:00Z', '2026-01-01T24:00:00Z', 'tomorrow', '1769882400'])('%s is no time', (time) => {
    expect(Object.keys(createEvent({ commence_time: time }))).toEqual(['commence_time']);
  });

  test('only the values named are taken', () => {
    expect(createEvent({ sport: 'Tennis', betting_type: 'standard' })).toEqual({});
    expect(createEvent({ betting_type: 'free money' })).toEqual({ betting_type: 'Betting type must be one of: standard, closest_guess.' });
  });
});

test('an optional id, time or choice that is empty has not been sent, so no use case meets an empty one', () => {
  const bets = { limit: 10, before: '' };
  expect(breaches('/wallet.v1.WalletService/ListBets', bets)).toEqual({});
  expect(bets).toEqual({ limit: 10, before: undefined });
  const request = { league_id: newId(), event_name: 'Final', betting_type: '', commence_time: '', sport: '' };
  expect(createEvent(request)).toEqual({});
  const circuit = { league_id: newId(), name: 'Cup', start_date: '', tiebreaker_event_id: '', component_events_data: [{ league_event_id: newId(), weight: 1 }] };
  expect(breaches('/league.v1.LeagueService/CreateCircuit', circuit)).toEqual({});
  expect(circuit).toMatchObject({ start_date: undefined, tiebreaker_event_id: undefined });
});

describe('numbers', () => {
  const amount = (value: number) => placeBet({ marketKey: 'h2h', outcomeKey: 'home', amount: value });

  test.each([0.01, 5, 12.34, 1_000_000_000])('%p is an amount', (value) => expect(amount(value)).toEqual({}));

  test.each([0, -1, 0.001, 1.005, NaN, Infinity, -Infinity, 1e10])('%p is no amount', (value) => {
    expect(amount(value)).toEqual({ 'market_data.amount': 'Please enter a valid bet amount greater than zero' });
  });

  test('an optional number may be left out, and 0 is a value', () => {
    const list = (limit: number | undefined) => breaches('/wallet.v1.WalletService/ListBets', { limit });
    expect([list(undefined), list(1), list(100)]).toEqual([{}, {}, {}]);
    expect(list(0)).toEqual({ limit: 'Limit must be from 1 to 100.' });
    expect(list(101)).toEqual({ limit: 'Limit must be from 1 to 100.' });
  });
});

describe('messages and lists', () => {
  test('a message that is required must be there', () => {
    expect(placeBet(undefined)).toEqual({ market_data: 'Please enter a valid bet amount greater than zero' });
  });

  test('a breach inside a list is named by its place', () => {
    const outcomes = [{ key: 'home', name: 'A', price: 1.5 }, { key: 'nobody', name: 'B', price: 0.5 }];
    expect(createEvent({ market_data: { key: 'h2h', outcomes } })).toEqual({
      'market_data.outcomes[1].key': 'Key must be one of: home, away, draw, over, under.',
      'market_data.outcomes[1].price': 'Odds are numbers from 1.01 to 1000.00.',
    });
  });

  test('the length of a list is bounded, and so is each item', () => {
    const add = (markets: string[]) =>
      breaches('/league.v1.LeagueService/AddMarketEvent', {
        league_id: newId(), sport_key: 's', event_id: 'e', bookmaker: 'b', markets,
      });
    expect(add(['h2h', 'totals'])).toEqual({});
    expect(add([])).toEqual({ markets: 'Markets is required.' });
    expect(add(['h2h', 'h2h', 'h2h', 'h2h'])).toEqual({ markets: 'Markets must have at most 3 items.' });
    expect(add(['h2h', 'lottery'])).toEqual({ 'markets[1]': 'Markets must be one of: h2h, spreads, totals.' });
  });

  test('texts without bounds are looked at as well, however deep', () => {
    const outcomes = [{ key: 'home', name: 'A\0', odds_hundredths: 150 }];
    const request = { event_id: newId(), league_id: newId(), markets: [{ key: 'h2h', outcomes }] };
    expect(breaches('/wallet.v1.WalletService/OpenBook', request)).toEqual({ 'markets[0].outcomes[0].name': 'Name contains characters that are not allowed.' });
  });
});

describe('a change of parts', () => {
  const update = (parts: object) => breaches('/league.v1.LeagueService/UpdateLeague', { id: newId(), ...parts });

  test('an optional text that is required may be left out but not be empty', () => {
    expect(update({ description: '' })).toEqual({});
    expect(update({ name: ' ' })).toEqual({ name: 'League name cannot be empty' });
  });

  test('bytes are bounded', () => {
    expect(update({ image: Buffer.alloc(5 * 1024 * 1024) })).toEqual({});
    expect(update({ image: Buffer.alloc(5 * 1024 * 1024 + 1) })).toEqual({ image: 'Image must be at most 5 MB.' });
  });
});
