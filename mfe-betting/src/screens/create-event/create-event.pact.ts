import { call } from '@oddsmates/sdk';
import { gatewayPact, known, number, oneOf, STATE_VALUES, text, time } from '@oddsmates/sdk/pact';
import { createRequest, draftDefaults } from './event-draft';

const pact = gatewayPact('betting');

test("the form is for the league's captain", () =>
  pact.answers(
    { call: 'league.GetLeague', given: 'a captain of a league', upon: "the form of a captain's event is opened", request: { id: known('leagueId') }, answer: { name: text('Night Owls'), captain: { id: known('userId') } } },
    ({ captain }) => expect(captain?.id).toBe(STATE_VALUES.userId),
  ));

const sides = { home_team: text('Team A'), away_team: text('Team B'), sport: text('Test Event'), commence_time: time(), end_time: time('2026-11-22T20:00:00.000Z') };
const side = (key: string, name: string, price: number) => ({ key: oneOf(key), name: text(name), price: number(price) });

test('a captain creates an event of two sides at the odds they set', () =>
  pact.answers(
    {
      call: 'league.CreateEvent',
      given: 'a captain of a league',
      upon: 'an event of two sides is created',
      request: {
        league_id: known('leagueId'),
        event_name: text('Test Event'),
        ...sides,
        betting_type: oneOf('standard'),
        market_data: { key: oneOf('h2h', 'spreads'), outcomes: [side('home', 'Team A', 1.91), side('away', 'Team B', 2.1)] },
      },
      send: () => call('league.CreateEvent', createRequest(STATE_VALUES.leagueId, draftDefaults())),
      status: 201,
      answer: {},
    },
    (event) => expect(event).toBeDefined(),
  ));

test('a captain asks for a number', () =>
  pact.answers(
    {
      call: 'league.CreateEvent',
      given: 'a captain of a league',
      upon: 'a question for the nearest guess is created',
      request: { league_id: known('leagueId'), event_name: text('Test Event'), ...sides, betting_type: oneOf('closest_guess') },
      send: () => call('league.CreateEvent', createRequest(STATE_VALUES.leagueId, { ...draftDefaults(), betting_type: 'closest_guess' })),
      status: 201,
      answer: {},
    },
    (event) => expect(event).toBeDefined(),
  ));

test('a name that is refused says so beside its input', () =>
  pact.refuses(
    {
      call: 'league.CreateEvent',
      given: 'a captain of a league',
      upon: 'an event without a name is created',
      request: { league_id: known('leagueId'), event_name: oneOf(''), ...sides, betting_type: oneOf('closest_guess') },
      send: () => call('league.CreateEvent', createRequest(STATE_VALUES.leagueId, { ...draftDefaults(), event_name: ' ', betting_type: 'closest_guess' })),
      status: 400,
      refusal: { error: text('Please enter a name'), code: oneOf('INVALID_REQUEST'), fields: { event_name: text('Please enter a name') } },
    },
    ({ fields }) => expect(fields.event_name).toBe('Please enter a name'),
  ));
