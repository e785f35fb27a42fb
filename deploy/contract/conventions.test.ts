import { randomUUID } from 'node:crypto';
import { createEvent, betRequest, leagueNight, type LeagueNight } from './support/league-night';
import { refusalOf, send } from './support/send';

let night: LeagueNight;
beforeAll(async () => {
  night = await leagueNight();
});

test.each([['/api/leagues'], ['/api/profile'], ['/api/friends'], ['/api/notifications'], ['/api/profile/betting-stats']])(
  '%s is the same with and without its trailing slash',
  async (path) => {
    const { token } = night.member;
    const [without, with_] = [await send(`GET ${path}`, { token }), await send(`GET ${path}/`, { token })];
    expect(without.status).toBe(200);
    expect(with_.body).toEqual(without.body);
  },
);

test('chat is the same with and without its trailing slash', async () => {
  const { member, leagueId } = night;
  for (const slash of ['', '/']) {
    expect((await send(`POST /api/leagues/${leagueId}/chat/send${slash}`, { token: member.token, json: { message: 'hi' } })).status).toBe(201);
    expect((await send(`GET /api/leagues/${leagueId}/chat/messages${slash}`, { token: member.token })).status).toBe(200);
  }
});

test('without a token: Not authenticated; with an unknown one: Please login again', async () => {
  expect(refusalOf(await send('GET /api/profile/'))).toMatchObject({ status: 401, error: 'Not authenticated' });
  expect(refusalOf(await send('GET /api/profile/', { token: 'unknown' }))).toMatchObject({ status: 401, error: 'Please login again' });
  expect((await send('GET /api/profile/', { headers: { Authorization: `Bearer ${night.member.token}` } })).status).toBe(200);
});

test('every refusal has a sentence, a code and the id of the request', async () => {
  const { token } = night.member;
  const refused = [
    await send('POST /api/login/', { json: { username: 'nobody', password: 'nothing at all' } }),
    await send('GET /api/nothing/', { token }),
    await send(`GET /api/leagues/${randomUUID()}/`, { token }),
    await send('GET /api/leagues/no-id/', { token }),
    await send('POST /api/leagues/create/', { token, json: {} }),
    await send('DELETE /api/profile/', { token }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([401, 404, 404, 400, 400, 405]);
  for (const { body, headers } of refused) {
    expect(body).toMatchObject({ error: expect.any(String), code: expect.stringMatching(/^[A-Z_]+$/), request_id: headers.get('x-request-id') });
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  }
});

test('an id that is no id is named', async () => {
  expect(refusalOf(await send('GET /api/leagues/no-id/', { token: night.member.token })).fields).toHaveProperty('id');
});

test('a method that a path does not know is 405 and says which it does', async () => {
  const answer = await send('POST /api/profile/', { token: night.member.token, json: {} });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a body that is too large is 413, one of another type 415, bad JSON 400', async () => {
  const call = 'POST /api/leagues/create/';
  const { token } = night.member;
  const type = (value: string) => ({ 'Content-Type': value });
  expect((await send(call, { token, json: { name: 'x'.repeat(1_100_000) } })).status).toBe(413);
  expect((await send(call, { token, raw: 'name=x', headers: type('application/x-www-form-urlencoded') })).status).toBe(415);
  for (const raw of ['{', '[]', '"x"', '{"name":"\\ud800"}', '{"name":"a\\u0000"}', '{"__proto__":{}}']) {
    expect([raw, (await send(call, { token, raw, headers: type('application/json') })).status]).toEqual([raw, 400]);
  }
});

test('a file that is no image is refused with a sentence, and so is one that is too large', async () => {
  const form = (bytes: Uint8Array<ArrayBuffer>) => {
    const data = new FormData();
    data.set('name', 'With a picture');
    data.set('image', new Blob([bytes]), 'a.png');
    return data;
  };
  const { token } = night.member;
  const noImage = await send('POST /api/leagues/create/', { token, raw: form(new Uint8Array(100)) });
  expect(refusalOf(noImage)).toMatchObject({ status: 415, code: 'IMAGE_NOT_SUPPORTED' });
  const tooLarge = await send('POST /api/leagues/create/', { token, raw: form(new Uint8Array(7_000_000)) });
  expect(refusalOf(tooLarge)).toMatchObject({ status: 413, code: 'IMAGE_TOO_LARGE' });
});

test('the same key with the same bet gives the first answer again; with another bet it is refused', async () => {
  const event = await createEvent(night);
  const { token } = night.member;
  const headers = { 'Idempotency-Key': randomUUID() };
  const call = 'POST /api/leagues/bets/post_league_event/';
  const first = await send(call, { token, headers, json: betRequest(event) });
  expect(first.status).toBe(201);
  const again = await send(call, { token, headers, json: betRequest(event) });
  expect([again.status, again.body]).toEqual([201, first.body]);
  const other = await send(call, { token, headers, json: betRequest(event, { amount: 11 }) });
  expect(refusalOf(other)).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
});

test('health and figures are not for the public', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics', '/api/healthz']) expect((await send(`GET ${path}`)).status).toBe(404);
});
