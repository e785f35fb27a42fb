import { fromBinary, type DescMessage } from '@bufbuild/protobuf';
import { contractCalls } from '@oddsmates/proto/descriptor';
import { AppError } from '@oddsmates/kit';
import { PlaceBetRequestSchema } from '@oddsmates/proto/descriptor/wallet/v1/wallet';
import { CreateEventRequestSchema, CreateLeagueRequestSchema, PostMarketEventRequestSchema, UpdateLeagueRequestSchema } from '@oddsmates/proto/descriptor/league/v1/league';
import type { Body } from '../body/body';
import type { JsonObject } from '../http/answer';
import { readRequest, type RequestParts } from './read-request';
import type { Binding } from './route-table';

function binding(name: string): Binding {
  const call = contractCalls.find((candidate) => candidate.name === name);
  const route = call?.routes[0];
  if (!call || !route) throw new Error(`No call ${name}`);
  return { call, route };
}

const json = (value: JsonObject): Body => ({ kind: 'json', value });
const form = (fields: Record<string, string>, files: Record<string, Uint8Array> = {}): Body => ({ kind: 'form', fields: new Map(Object.entries(fields)), files: new Map(Object.entries(files)) });

function read<Schema extends DescMessage>(schema: Schema, name: string, parts: Partial<RequestParts>) {
  return fromBinary(schema, readRequest(binding(name), { variables: {}, query: {}, body: undefined, ...parts }));
}

function fieldsOf(name: string, parts: Partial<RequestParts>): Record<string, string> {
  try {
    readRequest(binding(name), { variables: {}, query: {}, body: undefined, ...parts });
  } catch (error) {
    if (error instanceof AppError) return { ...error.fields };
    throw error;
  }
  return {};
}

const bet = (amount: JsonObject[string]) => json({ market_data: { amount } });
const AMOUNT = { 'market_data.amount': 'Please enter a valid bet amount greater than zero' };

test('a body becomes its message, what the message does not know is left out', () => {
  const request = read(PlaceBetRequestSchema, 'wallet.PlaceBet', { body: json({ league_id: 'L', leagueId: 'other', unknown: [1], market_data: { marketKey: 'h2h', amount: 12.5 } }) });
  expect(request).toMatchObject({ leagueId: 'L', marketData: { marketKey: 'h2h', amount: 12.5 } });
});

test.each([['10'], ['NaN'], ['Infinity'], [true], [[10]], [{ value: 10 }], [Number.POSITIVE_INFINITY]])('an amount of %j is refused in the words of the spec', (amount) => {
  expect(fieldsOf('wallet.PlaceBet', { body: bet(amount as JsonObject[string]) })).toEqual(AMOUNT);
});

test('null is a field that was not sent', () => {
  expect(fieldsOf('wallet.PlaceBet', { body: json({ event_id: null, market_data: null }) })).toEqual({});
  expect(read(CreateEventRequestSchema, 'league.CreateEvent', { body: json({ sport: null, betting_type: null }) })).toMatchObject({ sport: '' });
});

test('a field inside a list is named with its place', () => {
  const outcomes = [{ key: 'home', price: 1.91 }, { key: 'away', price: '1.91' }, null, 7];
  expect(fieldsOf('league.CreateEvent', { body: json({ market_data: { key: 'h2h', outcomes } }) })).toEqual({
    'market_data.outcomes[1].price': 'Odds are numbers from 1.01 to 1000.00.',
    'market_data.outcomes[2]': 'Outcomes must be an object.',
    'market_data.outcomes[3]': 'Outcomes must be an object.',
  });
});

test.each([
  [{ event_name: 7 }, { event_name: 'Event name must be text.' }],
  [{ market_data: [] }, { market_data: 'Market data must be an object.' }],
  [{ market_data: { outcomes: {} } }, { 'market_data.outcomes': 'Outcomes must be a list.' }],
])('%j is refused', (value, fields) => {
  expect(fieldsOf('league.CreateEvent', { body: json(value as JsonObject) })).toEqual(fields);
});

test.each([[1.5], ['1'], [2 ** 31], [-(2 ** 31) - 1]])('a score of %j is no whole number', (score) => {
  expect(fieldsOf('league.CompleteEvent', { body: json({ home_score: score }) })).toEqual({ home_score: 'Home score must be a whole number.' });
});

test('a thousand bad items are answered with twenty sentences at most', () => {
  const outcomes = Array.from({ length: 1_000 }, () => 'bad');
  expect(Object.keys(fieldsOf('league.CreateEvent', { body: json({ market_data: { outcomes } }) }))).toHaveLength(20);
});

test('the path goes before the body', () => {
  const request = read(UpdateLeagueRequestSchema, 'league.UpdateLeague', { variables: { id: 'the%20one' }, body: json({ id: 'another', name: 'N' }) });
  expect(request).toMatchObject({ id: 'the one', name: 'N' });
});

test('numbers in an address are digits, or refused', () => {
  const events = (limit: string) => fieldsOf('league.ListEvents', { query: { limit } });
  expect(events('10')).toEqual({});
  for (const limit of ['', 'ten', '1e1', '0x10', '1.5', ' 1', '99999999999']) expect(events(limit)).toEqual({ limit: 'Limit must be a whole number.' });
});

test('a form carries texts, JSON where the field is made of fields, and files', () => {
  const image = new Uint8Array([1, 2, 3]);
  expect(read(CreateLeagueRequestSchema, 'league.CreateLeague', { body: form({ name: 'N' }, { image }) })).toMatchObject({ name: 'N', image });
  const market = { bookmaker: 'b', markets: ['h2h'] };
  expect(read(PostMarketEventRequestSchema, 'league.PostMarketEvent', { body: form({ market_data: JSON.stringify(market) }) })).toMatchObject({ marketData: market });
  expect(fieldsOf('league.PostMarketEvent', { body: form({ market_data: '{' }) })).toHaveProperty('market_data');
});

test('a file comes as a file and nothing else does', () => {
  expect(fieldsOf('league.CreateLeague', { body: json({ image: 'aGk=' }) })).toEqual({ image: 'Image must be a file.' });
  expect(fieldsOf('league.CreateLeague', { body: form({ image: 'aGk=' }) })).toEqual({ image: 'Image must be a file.' });
  expect(fieldsOf('league.CreateLeague', { body: form({ image: '' }) })).toEqual({});
  expect(fieldsOf('league.CreateLeague', { body: form({}, { name: new Uint8Array([1]) }) })).toEqual({ name: 'This field does not take a file.' });
});
