import { randomUUID } from 'node:crypto';
import type { LeagueEvent } from '../stack/place-bet';
import { betRequest, circuitRequest, createEvent, eventRequest, leagueNight, type LeagueNight } from './support/league-night';
import { refusalOf, send } from './support/send';
import { storedState } from './support/stored-state';

/** What is refused on the calls of a league night, in which words, and that a refusal leaves everything as it was. */

let night: LeagueNight;
let open: LeagueEvent;
let over: LeagueEvent;
let taken: LeagueEvent;

beforeAll(async () => {
  night = await leagueNight();
  open = await createEvent(night, 'Open');
  over = await createEvent(night, 'Over');
  taken = await createEvent(night, 'Taken');
  await night.member.api.call('wallet.PlaceBet', betRequest(taken));
  await night.captain.api.call('league.CompleteEvent', { event_id: over.id, winning_outcome: 'home' });
});

const BET = 'POST /api/leagues/bets/post_league_event/';
const AMOUNT = 'Please enter a valid bet amount greater than zero';

type Case = [call: string, json: unknown, status: number, error: string | undefined];

const asMember = (): Case[] => [
  ...[0, -1, 0.001, 10.005, '10', 'NaN', null, true, [10], { a: 1 }, 1e300].map((amount): Case => [BET, betRequest(open, { amount }), 400, AMOUNT]),
  [BET, { ...betRequest(open), market_data: null }, 400, AMOUNT],
  [BET, betRequest(open, { amount: 1_000.01 }), 409, 'Insufficient funds. Your balance is $990.00'],
  [BET, betRequest(open, { outcomeKey: 'nobody' }), 400, undefined],
  [BET, betRequest(open, { odds: 2.5 }), 409, 'The odds have changed.'],
  [BET, betRequest(over), 409, 'This event has already completed. You cannot place a bet.'],
  [BET, betRequest(taken), 409, 'You have already placed a bet on this event.'],
  [BET, { ...betRequest(open), event_id: randomUUID() }, 404, 'Event not found in this league'],
  [BET, { ...betRequest(open), league_id: 'no-id' }, 400, undefined],
  [`POST /api/leagues/${night.leagueId}/chat/send/`, { message: '   \n ' }, 400, 'Please type a message.'],
  [`POST /api/leagues/${night.leagueId}/chat/send/`, { message: 'x'.repeat(2_001) }, 400, 'A message has at most 2,000 characters.'],
  [`GET /api/circuits/${randomUUID()}/`, undefined, 404, 'Circuit not found.'],
  [`GET /api/leagues/${randomUUID()}/`, undefined, 404, 'League not found'],
  [`GET /api/leagues/${night.leagueId}/events/${randomUUID()}/`, undefined, 404, 'Event not found in this league'],
  [`POST /api/leagues/${randomUUID()}/chat/send/`, { message: 'Hi' }, 404, 'League not found'],
  ['POST /api/leagues/create/', { name: '  ' }, 400, 'League name is required'],
  ['POST /api/leagues/create/', { name: 7 }, 400, undefined],
  ['PATCH /api/profile/update/', { username: ' ' }, 400, 'Username is required'],
  ['PATCH /api/profile/update/', { username: night.captain.username.toUpperCase() }, 409, 'This username is already taken'],
  [`POST /api/friend-request/send/${night.member.id}/`, {}, 409, 'You cannot send a friend request to yourself'],
  [`POST /api/friend-request/send/${randomUUID()}/`, {}, 404, 'User not found'],
  [`POST /api/friend-request/${randomUUID()}/handle/`, { action: 'accept' }, 404, 'Friend request not found'],
  [`POST /api/friend-request/${randomUUID()}/handle/`, { action: 'perhaps' }, 400, undefined],
  [`POST /api/league-invites/${randomUUID()}/handle/`, { action: 'accept' }, 404, 'Invite not found'],
];

const asCaptain = (): Case[] => {
  const event = eventRequest(night.leagueId);
  const priced = (price: unknown) => ({ ...event, market_data: { key: 'h2h', outcomes: [{ key: 'home', price }, { key: 'away', price: 2 }] } });
  const complete = (id: string) => `POST /api/leagues/events/${id}/complete/`;
  return [
    ['POST /api/leagues/events/create/', { ...event, event_name: ' ' }, 400, 'Please provide an event name'],
    ['POST /api/leagues/events/create/', { ...event, sport: 'Chess boxing' }, 400, undefined],
    ['POST /api/leagues/events/create/', { ...event, commence_time: 'tomorrow' }, 400, undefined],
    ['POST /api/leagues/events/create/', { ...event, commence_time: '2030-01-02T00:00:00Z', end_time: '2030-01-01T00:00:00Z' }, 400, 'The event must end after it starts.'],
    ...[1, 0, -2, 1001, 1.915, '1.91', 'NaN'].map((price): Case => ['POST /api/leagues/events/create/', priced(price), 400, 'Odds are numbers from 1.01 to 1000.00.']),
    ...circuits().map(([json, status, error]): Case => [`POST /api/leagues/${night.leagueId}/circuits/create/`, json, status, error]),
    [complete(open.id), {}, 400, 'Please select a winning outcome'],
    [complete(open.id), { winning_outcome: 'nobody' }, 400, 'Please select a winning outcome'],
    [complete(open.id), { winning_outcome: 'home', home_score: '1' }, 400, undefined],
    [complete(over.id), { winning_outcome: 'away' }, 409, 'This event has already been completed.'],
    [complete(randomUUID()), { winning_outcome: 'home' }, 404, 'Event not found'],
    [`PUT /api/leagues/${night.leagueId}/update/`, { name: ' ' }, 400, 'League name cannot be empty'],
    [`POST /api/leagues/${night.leagueId}/invite/${night.member.id}/`, {}, 409, 'This user is already a member of the league'],
    [`POST /api/leagues/${night.leagueId}/invite/${randomUUID()}/`, {}, 404, 'User not found'],
    [`POST /api/friend-request/send/${night.friend.id}/`, {}, 409, 'You are already friends'],
  ];
};

const circuits = (): [json: object, status: number, error: string | undefined][] => [
  [{ ...circuitRequest([open.id]), name: ' ' }, 400, undefined],
  ...['-0.01', '0.001', 'free', 5].map((entry_fee): [object, number, undefined] => [{ ...circuitRequest([open.id]), entry_fee }, 400, undefined]),
  ...[0, -1, 1.5, '1'].map((weight): [object, number, undefined] => [{ ...circuitRequest([]), component_events_data: [{ league_event_id: open.id, weight }] }, 400, undefined]),
  [circuitRequest([]), 400, 'Please select at least one component event.'],
  [circuitRequest([randomUUID()]), 404, 'Event not found in this league'],
  [circuitRequest([open.id], taken.id), 400, 'The selected tiebreaker must be one of the component events.'],
  [circuitRequest([open.id], open.id), 400, 'The selected tiebreaker event must have a specific tiebreaker betting type (e.g., Closest Guess).'],
];

const asVisitor = (): Case[] => {
  const person = { username: `new-${randomUUID()}`, email: `${randomUUID()}@contract.example`, password: 'a long password' };
  return [
    ['POST /api/login/', {}, 400, 'Username is required'],
    ['POST /api/login/', { username: night.member.username, password: 'the wrong one' }, 401, 'Invalid username or password'],
    ['POST /api/login/', { username: 'nobody at all', password: 'the wrong one' }, 401, 'Invalid username or password'],
    ['POST /api/register/', { ...person, username: '' }, 400, 'Username is required'],
    ['POST /api/register/', { ...person, email: 'no address' }, 400, 'Please enter a valid email address'],
    ['POST /api/register/', { ...person, password: 'short' }, 400, 'A password has 8 to 128 characters.'],
    ['POST /api/register/', { ...person, username: night.member.username.toUpperCase() }, 409, 'This username is already taken'],
    ['POST /api/register/', { ...person, email: `${night.member.username}@contract.example` }, 409, 'An account with this email already exists'],
  ];
};

test.each([
  ['a member', asMember, () => night.member.token],
  ['the captain', asCaptain, () => night.captain.token],
  ['a visitor', asVisitor, () => undefined],
])('what %s gets wrong is refused in the words of the spec and changes nothing', async (_who, cases, token) => {
  const before = await storedState();
  for (const [call, json, status, error] of cases()) {
    const sent = { call, json };
    expect({ ...sent, ...refusalOf(await send(call, { token: token(), json })) }).toMatchObject({ ...sent, status, ...(error !== undefined && { error }) });
  }
  expect(await storedState()).toEqual(before);
});

test('what is stored is seen to change when something does', async () => {
  const before = await storedState();
  await night.member.api.call('chat.SendMessage', { league_id: night.leagueId, message: 'A word' });
  const after = await storedState();
  const changed = Object.keys(before).filter((table) => before[table] !== after[table]);
  expect(changed).toContain('chat.public.messages');
  expect(changed.filter((table) => !table.startsWith('chat.'))).toEqual([]);
  expect(new Set(Object.keys(before).map((table) => table.split('.')[0]))).toEqual(new Set(['chat', 'identity', 'league', 'social', 'wallet']));
});

test('what is bet twice at once is bet once', async () => {
  const { member } = night;
  const event = await createEvent(night, 'Twice');
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(BET, { token: member.token, json: betRequest(event) })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  expect((await member.api.call('league.GetLeague', { id: night.leagueId })).balance).toBe(980);
});
