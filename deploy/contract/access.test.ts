import type { LeagueEvent } from '../stack/place-bet';
import { betRequest, circuitRequest, createEvent, eventRequest, leagueNight, register, type LeagueNight } from './support/league-night';
import { refusalOf, send } from './support/send';

/** Who may make which call of a league night: a visitor, a stranger to the league, a member, the captain. */

let night: LeagueNight;
let event: LeagueEvent;
beforeAll(async () => {
  night = await leagueNight();
  event = await createEvent(night);
});

type Case = { call: string; json?: object; member: number; captain: number; memberSays?: string; strangerSays?: string };

/** Each is refused to visitors with 401 and to strangers with 403. */
const cases = (): Case[] => {
  const league = `/api/leagues/${night.leagueId}`;
  const captains = 'Only the league captain can do this';
  return [
    { call: `GET ${league}/`, member: 200, captain: 200 },
    { call: `GET ${league}/events/`, member: 200, captain: 200 },
    { call: `GET ${league}/events/${event.id}/`, member: 200, captain: 200 },
    { call: `GET /api/leagues/events/${event.id}/`, member: 200, captain: 200 },
    { call: `GET ${league}/circuits/`, member: 200, captain: 200 },
    { call: `GET ${league}/chat/messages`, member: 200, captain: 200 },
    { call: `POST ${league}/chat/send/`, json: { message: 'Hello' }, member: 201, captain: 201 },
    { call: 'POST /api/leagues/bets/post_league_event/', json: betRequest(event), member: 201, captain: 201 },
    { call: `PATCH ${league}/update/`, json: { description: 'New' }, member: 403, captain: 200, memberSays: captains },
    { call: `POST ${league}/invite/${night.friend.id}/`, json: {}, member: 403, captain: 201, memberSays: captains },
    { call: 'POST /api/leagues/events/create/', json: eventRequest(night.leagueId), member: 403, captain: 201, memberSays: 'Only league captains can create events' },
    { call: `POST ${league}/circuits/create/`, json: circuitRequest([event.id]), member: 403, captain: 201, memberSays: 'Only the league captain can create circuits.' },
    { call: `POST ${league}/members/${night.captain.id}/remove/`, json: {}, member: 403, captain: 409, memberSays: captains },
    { call: `POST /api/leagues/events/${event.id}/complete/`, json: { winning_outcome: 'home' }, member: 403, captain: 200, memberSays: 'Only league captains can complete events' },
  ];
};

test('visitors, strangers, members and the captain each may what is theirs', async () => {
  for (const { call, json, member, captain, memberSays } of cases()) {
    const as = (token?: string) => send(call, { token, ...(json && { json }) });
    expect({ call, ...refusalOf(await as()) }).toMatchObject({ call, status: 401, error: 'Not authenticated' });
    expect({ call, ...refusalOf(await as(night.stranger.token)) }).toMatchObject({ call, status: 403, error: 'You are not a member of this league' });
    expect({ call, ...refusalOf(await as(night.member.token)) }).toMatchObject({ call, status: member, ...(memberSays !== undefined && { error: memberSays }) });
    expect({ call, status: (await as(night.captain.token)).status }).toEqual({ call, status: captain });
  }
});

test('a friend who is not invited is a stranger to the league', async () => {
  const { leagueId } = night;
  const friend = await register('friend');
  expect((await send(`GET /api/leagues/${leagueId}/`, { token: friend.token })).status).toBe(403);
  expect((await send('GET /api/leagues/', { token: friend.token })).body).toEqual([]);
});

test('a friend request and an invite can be answered by nobody but whom they are for', async () => {
  const { captain, member, stranger, leagueId } = night;
  const addressee = await register('addressee');
  await stranger.api.call('social.SendFriendRequest', { user_id: addressee.id });
  const { requests } = await addressee.api.call('social.ListFriendRequests');
  const { id } = await captain.api.call('league.InviteUser', { league_id: leagueId, user_id: addressee.id });
  for (const call of [`POST /api/friend-request/${requests[0]?.id}/handle/`, `POST /api/league-invites/${id}/handle/`]) {
    for (const { token } of [captain, member, stranger]) {
      expect([call, (await send(call, { token, json: { action: 'accept' } })).status]).toEqual([call, 404]);
    }
    expect((await send(call, { json: { action: 'accept' } })).status).toBe(401);
    expect((await send(call, { token: addressee.token, json: { action: 'accept' } })).status).toBe(200);
  }
});

test('lists and profiles are the caller\'s own, and an email is for oneself alone', async () => {
  const { stranger, member } = night;
  expect((await send('GET /api/profile/', { token: member.token })).body).toMatchObject({ id: member.id, email: `${member.username}@contract.example` });
  expect(JSON.stringify((await send(`GET /api/leagues/${night.leagueId}/`, { token: member.token })).body)).not.toContain('@contract.example');
  const found = await send(`GET /api/users/search/?q=${member.username}`, { token: stranger.token });
  expect(found.body).toMatchObject([{ id: member.id, friendStatus: 'none' }]);
  expect(JSON.stringify(found.body)).not.toContain('@');
  expect((await send('GET /api/profile/bets/', { token: stranger.token })).body).toEqual({ bets: [] });
});
