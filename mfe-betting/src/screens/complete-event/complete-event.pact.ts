import { call } from '@oddsmates/sdk';
import { exampleOf, flag, gatewayPact, known, number, oneOf, STATE_VALUES, text } from '@oddsmates/sdk/pact';
import { resultWords } from '../../league-event/result-words';
import type { LeagueEvent } from '../../league-event/types';
import { anyEvent, eventOfState, markets, openEvent } from '../../testing/pact-event';
import { completeRequest, winnerOptions, type ResultDraft } from './result-draft';

const pact = gatewayPact('betting');

/** The result as the form sends it. */
const complete = (template: Partial<typeof openEvent>, draft: ResultDraft) => () =>
  call('league.CompleteEvent', completeRequest({ ...exampleOf<LeagueEvent>(template), id: STATE_VALUES.eventId }, draft));

test('the form offers the outcomes of an open event', () =>
  pact.answers(
    { call: 'league.GetLeagueEvent', given: 'a captain of a league with an open event', upon: 'the form of the result is opened', request: eventOfState, answer: openEvent },
    (event) => expect(winnerOptions(event, 'decimal')[0]).toEqual({ value: 'home', label: 'Home: Lakers (1.91)' }),
  ));

test('an event that is over shows how it ended', () =>
  pact.answers(
    {
      call: 'league.GetLeagueEvent',
      given: 'a captain of a league with a completed event',
      upon: 'the form of the result is opened',
      request: eventOfState,
      answer: { ...anyEvent, status: oneOf('completed'), completed: flag(true), markets, market_data: { outcomeKey: oneOf('home', 'away') }, result: { winning_outcome: oneOf('home', 'away'), home_score: number(110), away_score: number(102) } },
    },
    (event) => expect(resultWords(event)).toBe('Lakers (110 : 102)'),
  ));

test('a captain says who won, with the score', () =>
  pact.answers(
    {
      call: 'league.CompleteEvent',
      given: 'a captain of a league with an open event',
      upon: 'the winner and the score are entered',
      request: { event_id: known('eventId'), winning_outcome: oneOf('home'), home_score: number(110), away_score: number(102) },
      send: complete(openEvent, { winning_outcome: 'home', home_score: 110, away_score: 102 }),
      answer: {},
    },
    (event) => expect(event).toBeDefined(),
  ));

test('a captain says the number that was guessed at', () =>
  pact.answers(
    {
      call: 'league.CompleteEvent',
      given: 'a captain of a league with a question for the nearest guess',
      upon: 'the number is entered',
      request: { event_id: known('eventId'), winning_outcome: oneOf(''), actual_value: number(212) },
      send: complete({ ...openEvent, betting_type: oneOf('closest_guess') }, { actual_value: 212 }),
      answer: {},
    },
    (event) => expect(event).toBeDefined(),
  ));

test('a captain calls an event off', () =>
  pact.answers(
    { call: 'league.CancelEvent', given: 'a captain of a league with an open event', upon: 'the event is called off', request: { event_id: known('eventId') }, answer: {} },
    (event) => expect(event).toBeDefined(),
  ));

test('an event that is over already is refused with a sentence', () =>
  pact.refuses(
    {
      call: 'league.CancelEvent',
      given: 'a captain of a league with a completed event',
      upon: 'the event is called off',
      request: { event_id: known('eventId') },
      status: 409,
      refusal: { error: text('This event has already been completed.'), code: text('EVENT_COMPLETED') },
    },
    ({ message }) => expect(message).toBe('This event has already been completed.'),
  ));
