import { flag, gatewayPact, id, known, number, oneOf, some, text } from '@oddsmates/sdk/pact';
import { aCircuit, aMember, anEvent, leagueOfState } from '../../testing/pact-parts';
import { describeBet } from './events/describe-bet';
import { betOf, stateOf, winnerOf } from './events/event-state';
import { isFinal } from '../../parts/final-refusal';

const pact = gatewayPact('leagues');
const opened = { call: 'league.GetLeague', upon: 'the league is opened', request: leagueOfState } as const;
const head = { id: id(), name: text('Night Owls'), description: text('Every Friday'), image: text(''), balance: number(1000), captain: { id: id(), username: text('maya') }, members: some(aMember) };

test('the league shows its members, events and circuits', () =>
  pact.answers({ ...opened, given: 'a member of a league who has joined a circuit', answer: { ...head, events: some(anEvent), circuits: some(aCircuit) } }, ({ events: [event], balance, members }) => {
    expect(event && stateOf(event).label).toBe('Open');
    expect([balance, members[0]?.points]).toEqual([1000, 19]);
  }));

test("one's own open bet shows what it may win", () =>
  pact.answers(
    {
      ...opened,
      given: 'a member of a league who has bet on its event',
      answer: { events: some({ user_bets: some({ user_id: known('userId'), username: text('bob'), selection: text('Lakers'), amount: number(10), odds: number(1.91), status: oneOf('open') }) }) },
    },
    ({ events: [event] }) => {
      const bet = event && betOf(event, event.user_bets[0]?.user_id ?? '');
      expect(bet && describeBet(bet, 'decimal').pick).toBe('Lakers at 1.91');
    },
  ));

test('a settled event shows who won and what everybody bet', () =>
  pact.answers(
    {
      ...opened,
      given: 'a player with a settled bet',
      answer: {
        events: some({
          ...anEvent, status: oneOf('completed'), completed: flag(true), betting_open: flag(false), market_data: { outcomeKey: oneOf('home', 'away') }, result: { winning_outcome: oneOf('home', 'away') },
          user_bets: some({ user_id: id(), username: text('bob'), selection: text('Lakers'), amount: number(10), odds: number(1.91), status: oneOf('won', 'lost', 'push', 'void'), payout: number(19.1) }),
        }),
      },
    },
    ({ events: [event] }) => {
      expect(event && winnerOf(event)?.name).toBe('Lakers');
      expect(event?.user_bets[0] && describeBet(event.user_bets[0], 'decimal').why).toBe('$10.00 x 1.91 = $19.10');
    },
  ));

test('an event with lines shows them', () =>
  pact.answers(
    { ...opened, given: 'a member of a league with an open event with lines', answer: { events: some({ markets: some({ key: oneOf('spreads', 'totals'), outcomes: some({ key: oneOf('home', 'away'), name: text('Lakers'), point: number(-3.5) }) }) }) } },
    ({ events: [event] }) => expect(event?.markets[0]?.outcomes[0]?.point).toBe(-3.5),
  ));

test('a decided circuit names its winner', () =>
  pact.answers({ ...opened, given: 'a member of a league with a decided circuit', answer: { circuits: some({ ...aCircuit, status: oneOf('completed'), winner: text('bob') }) } }, ({ circuits: [circuit] }) =>
    expect(circuit?.winner).toBe('bob'),
  ));

test('who does not belong to the league is told so for good', () =>
  pact.refuses({ ...opened, given: 'a league that somebody does not belong to', status: 403, refusal: { error: text('You are not a member of this league'), code: text('NOT_A_MEMBER') } }, (refusal) =>
    expect(isFinal(refusal)).toBe(true),
  ));

test('a captain changes name and description', () =>
  pact.answers(
    { call: 'league.UpdateLeague', given: 'a captain of a league', upon: 'name and description are saved', request: { ...leagueOfState, name: text('Early Birds'), description: text('Every Sunday') }, answer: {} },
    (league) => expect(league).toBeDefined(),
  ));

test('a captain invites a friend', () =>
  pact.answers(
    { call: 'league.InviteUser', given: 'a captain of a league with a friend outside of it', upon: 'a friend is invited', request: { league_id: known('leagueId'), user_id: known('otherId') }, status: 201, answer: {} },
    (invite) => expect(invite).toBeDefined(),
  ));

test('friends are offered by name', () =>
  pact.answers(
    { call: 'social.ListFriends', given: 'a captain of a league with a friend outside of it', upon: 'the invite dialog is opened', request: {}, answer: some({ id: id(), username: text('bob'), profile_image_url: text('') }) },
    ([friend]) => expect(friend?.username).toBe('bob'),
  ));

test('a captain removes a member', () =>
  pact.answers(
    { call: 'league.RemoveMember', given: 'a captain of a league with a member', upon: 'a member is removed', request: { league_id: known('leagueId'), member_id: known('otherId') }, answer: {} },
    (answer) => expect(answer).toBeDefined(),
  ));
