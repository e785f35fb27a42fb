import { call } from '@oddsmates/sdk';
import { exampleOf, flag, gatewayPact, id, known, number, oneOf, some, STATE_VALUES, text } from '@oddsmates/sdk/pact';
import { betOf, closedReason } from '../../league-event/closed-reason';
import { resultWords } from '../../league-event/result-words';
import type { LeagueEvent } from '../../league-event/types';
import { selectionOf } from '../../league-event/words';
import { anyEvent, eventOfState, openEvent } from '../../testing/pact-event';
import { betRequest } from './slip';

const pact = gatewayPact('betting');
const { userId } = STATE_VALUES;

/** What is sent of the event that is bet on. */
const sentEvent = {
  ...eventOfState,
  event_key: text('custom'),
  event_name: text('Lakers vs Bulls'),
  sport: text('Basketball'),
  commence_time: openEvent.commence_time,
  home_team: text('Lakers'),
  away_team: text('Bulls'),
};

/** The bet as the slip sends it: on the event that the page shows, at the odds shown. */
async function place(stake: string) {
  const event: LeagueEvent = { ...exampleOf<LeagueEvent>(openEvent), id: STATE_VALUES.eventId, league_id: STATE_VALUES.leagueId };
  const request = betRequest(event, { pick: { marketKey: 'h2h', outcomeKey: 'home', price: 1.91 }, stake, guess: '' });
  if (!request) throw new Error('The slip is not complete');
  return call('wallet.PlaceBet', request);
}

test('the slip shows an event that is open', () =>
  pact.answers(
    { call: 'league.GetLeagueEvent', given: 'a member of a league with an open event', upon: 'the slip is opened', request: eventOfState, answer: openEvent },
    (event) => {
      expect(closedReason(event, userId)).toBeUndefined();
      expect(event.markets[0]?.outcomes[0]).toEqual({ key: 'home', name: 'Lakers', price: 1.91 });
    },
  ));

test('the slip shows the bet that was placed before', () =>
  pact.answers(
    {
      call: 'league.GetLeagueEvent',
      given: 'a member of a league who has bet on its event',
      upon: 'the slip is opened',
      request: eventOfState,
      answer: { ...anyEvent, user_bets: some({ user_id: known('userId'), selection: text('Lakers'), amount: number(10), odds: number(1.91), status: oneOf('open') }) },
    },
    (event) => {
      expect(closedReason(event, userId)).toBe('You have already placed a bet on this event.');
      expect(betOf(event, userId)).toMatchObject({ selection: 'Lakers', amount: 10, odds: 1.91 });
    },
  ));

test('the slip shows the lines of a spread', () =>
  pact.answers(
    {
      call: 'league.GetLeagueEvent',
      given: 'a member of a league with an open event with lines',
      upon: 'the slip is opened',
      request: eventOfState,
      answer: { ...openEvent, markets: some({ key: oneOf('spreads', 'totals'), outcomes: some({ key: oneOf('home', 'away'), name: text('Lakers'), price: number(1.91), point: number(-3.5) }) }) },
    },
    ({ markets: [market] }) => expect(market && market.outcomes[0] && selectionOf(market, market.outcomes[0])).toBe('Lakers -3.5'),
  ));

test('the slip shows a guess that came out, and the number', () =>
  pact.answers(
    {
      call: 'league.GetLeagueEvent',
      given: 'a member of a league who has guessed nearest',
      upon: 'the slip is opened',
      request: eventOfState,
      answer: {
        ...anyEvent, betting_type: oneOf('closest_guess'), status: oneOf('completed'), completed: flag(true), result: { actual_value: number(212) },
        user_bets: some({ user_id: id(), guess: number(210), amount: number(10), status: oneOf('won', 'lost', 'push', 'void'), payout: number(10) }),
      },
    },
    (event) => expect([resultWords(event), event.user_bets[0]?.guess, event.user_bets[0]?.payout]).toEqual(['212', 210, 10]),
  ));

test('the slip shows the balance in the league', () =>
  pact.answers(
    {
      call: 'league.GetLeague',
      given: 'a member of a league with an open event',
      upon: 'the slip is opened',
      request: { id: known('leagueId') },
      answer: { name: text('Night Owls'), balance: number(1000) },
    },
    ({ name, balance }) => expect([name, balance]).toEqual(['Night Owls', 1000]),
  ));

test('a bet is placed at the odds shown', () =>
  pact.answers(
    {
      call: 'wallet.PlaceBet',
      given: 'a member of a league with an open event',
      upon: 'a bet within the balance',
      request: { ...sentEvent, market_data: { marketKey: text('h2h'), outcomeKey: text('home'), odds: number(1.91), amount: number(10) } },
      send: () => place('10'),
      status: 201,
      answer: { bet: { selection: text('Lakers'), amount: number(10), odds: number(1.91), status: oneOf('open') }, balance: number(990) },
    },
    ({ bet, balance }) => expect([bet?.amount, balance]).toEqual([10, 990]),
  ));

test('a bet above the balance is refused with what the amount field shows', () =>
  pact.refuses(
    {
      call: 'wallet.PlaceBet',
      given: 'a member of a league with an open event',
      upon: 'a bet above the balance',
      request: { ...sentEvent, market_data: { marketKey: text('h2h'), outcomeKey: text('home'), odds: number(1.91), amount: number(5000) } },
      send: () => place('5000'),
      status: 409,
      refusal: { error: text('Insufficient funds. Your balance is $1000.00'), code: oneOf('INSUFFICIENT_FUNDS') },
    },
    ({ message, code }) => expect([message, code]).toEqual(['Insufficient funds. Your balance is $1000.00', 'INSUFFICIENT_FUNDS']),
  ));
