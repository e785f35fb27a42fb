import path from 'node:path';
import { Readable } from 'node:stream';
import { AppError, inProcessRateLimits, type Context, type GrpcServer, type ImageStore } from '@oddsmates/kit';
import { silentLogger, until } from '@oddsmates/kit/testing';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { IdentityServiceService } from '@oddsmates/proto/grpc/identity/v1/identity';
import { LeagueServiceService, type CreateLeagueRequest } from '@oddsmates/proto/grpc/league/v1/league';
import { WalletServiceService, type PlaceBetRequest } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import { connectServices, type Services } from './calls/services';
import { rememberTokens } from './calls/user-of-token';
import { toPolicies } from './framework/policies';
import { frameworkNames, startExpressGateway, type RunningGateway } from './framework/start';
import { exchanges, gatewayPolicies } from './gateway';
import { Streams } from './stream/streams';
import { serveFake } from './testing/fake-services';
import { sendRaw } from './testing/send-raw';

/** The whole gateway, as it runs, in front of real gRPC servers of the contract. */

const LEAGUE = '0190a0a0-0000-7000-8000-000000000001';
const USER = '0190a0a0-0000-7000-8000-00000000000a';
const IMAGE = Buffer.from('not really an image');

const seen: { ctx: Context; request: unknown }[] = [];
const servers: GrpcServer[] = [];
let services: Services;
let gateway: RunningGateway;
let url: string;
let cancelled = 0;
let sessionOpen = true;

/** Notes a call, and answers it. */
const answers =
  <Req, Res>(answer: (request: Req) => Res) =>
  async (ctx: Context, request: Req): Promise<Res> => {
    seen.push({ ctx, request });
    return answer(request);
  };

beforeAll(async () => {
  const identity = await serveFake(IdentityServiceService, {
    authenticate: async (_ctx, { token }) => {
      if (token !== 'good-token' && !(token === 'short-lived' && sessionOpen)) throw new AppError(Reason.LOGIN_AGAIN);
      return { user_id: USER, expires_at: '2030-01-01T00:00:00.000Z' };
    },
    signOutEverywhere: async () => {
      sessionOpen = false;
      return { ended: 1 };
    },
    login: answers(() => ({ token: 'good-token', user: undefined })),
  });
  const league = await serveFake(LeagueServiceService, {
    createLeague: answers(({ name, image }: CreateLeagueRequest) => ({ league: leagueOf({ name, description: `${image?.length ?? 'no'} bytes` }) })),
    listLeagues: answers(() => ({ leagues: [] })),
    getLeague: async () => {
      throw new AppError(Reason.NOT_A_MEMBER);
    },
    listCircuits: async (ctx, request) => {
      seen.push({ ctx, request });
      await new Promise((resolve) => ctx.signal.addEventListener('abort', resolve, { once: true }));
      cancelled += 1;
      return { circuits: [] };
    },
  });
  const wallet = await serveFake(WalletServiceService, {
    placeBet: async (ctx, request) => {
      seen.push({ ctx, request });
      throw new AppError(Reason.ODDS_CHANGED, { details: { odds: 1.95, error: 'not this' } });
    },
  });
  servers.push(identity, league, wallet);
  services = connectServices({
    identity: `127.0.0.1:${identity.port}`,
    league: `127.0.0.1:${league.port}`,
    wallet: `127.0.0.1:${wallet.port}`,
    // Nobody listens here.
    social: '127.0.0.1:1',
  });
  const images: ImageStore = { put: async () => {}, get: async (key) => (key === 'leagues/a1.webp' ? { contentType: 'image/webp', size: IMAGE.length, content: Readable.from([IMAGE]) } : undefined) };
  const limits = { addressPerMinute: 10_000, callerPerMinute: 10_000, callsAtOnce: 4, bodyTimeoutMs: 500, trustedProxies: 0 };
  const tokens = rememberTokens(services);
  const streams = new Streams({ memberships: async () => [], forgetTokens: () => {}, log: silentLogger() });
  const parts = { log: silentLogger(), services, tokens, streams, images, pagesRoot: undefined, rateLimits: inProcessRateLimits(), limits };
  process.env.PORT = '0';
  gateway = await startExpressGateway(path.join(__dirname, '..', 'config'), toPolicies(gatewayPolicies(parts), exchanges(parts)));
  url = `http://127.0.0.1:${gateway.port}`;
});

afterAll(async () => {
  await gateway.close(100);
  services.close();
  await Promise.all(servers.map((server) => server.close()));
});

beforeEach(() => {
  seen.length = 0;
});

function leagueOf(parts: { name: string; description: string }) {
  const captain = { id: USER, username: 'ann' };
  return { ...parts, id: LEAGUE, image: '', balance: 1000, sports: [], captain, members: [], circuits: [], events: [], created_at: '2026-01-01T00:00:00.000Z' };
}

async function ask(method: string, route: string, body?: unknown, headers: Record<string, string> = {}) {
  const sent = new Headers({ Authorization: 'Token good-token', ...headers });
  if (body !== undefined) sent.set('Content-Type', 'application/json');
  const response = await fetch(url + route, { method, headers: sent, body: body === undefined ? null : JSON.stringify(body) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: (text === '' ? undefined : JSON.parse(text)) as Record<string, unknown> };
}

test('a call goes to its service and its answer comes back in the contract\'s words', async () => {
  const answer = await ask('POST', '/api/leagues/create/', { name: 'Friday', description: '' });
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({ ...leagueOf({ name: 'Friday', description: 'no bytes' }), captain: { id: USER, username: 'ann' } });
  expect(seen[0]?.ctx.userId).toBe(USER);
  expect(seen[0]?.ctx.clientAddress).toBe('127.0.0.1');
  expect(seen[0]?.ctx.requestId).toBe(answer.headers.get('x-request-id'));
});

test('the framework names requests without a deprecated buffer, whose maker Node looks for in the stack', async () => {
  const named = jest.spyOn(frameworkNames(), 'v4');
  await ask('GET', '/api/leagues');
  expect(named.mock.results).toEqual([{ type: 'return', value: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown }]);
  named.mockRestore();
});

test('an image comes as a form and reaches the service as bytes', async () => {
  const form = new FormData();
  form.set('name', 'Früh & Co');
  form.set('image', new Blob([new Uint8Array([1, 2, 3])]), 'a.png');
  const response = await fetch(`${url}/api/leagues/create/`, { method: 'POST', headers: { Authorization: 'Token good-token' }, body: form });
  expect(await response.json()).toMatchObject({ name: 'Früh & Co', description: '3 bytes' });
});

test('an answer that is a list is one, also when it is empty', async () => {
  const answer = await ask('GET', '/api/leagues');
  expect([answer.status, answer.body]).toEqual([200, []]);
});

test('Token and Bearer are both understood', async () => {
  for (const scheme of ['Token', 'Bearer', 'bearer']) {
    expect((await ask('GET', '/api/leagues/', undefined, { Authorization: `${scheme} good-token` })).status).toBe(200);
  }
});

test('a call without a token, with an unknown one or with nonsense is refused', async () => {
  const response = await fetch(`${url}/api/leagues/`);
  expect(response.status).toBe(401);
  expect(response.headers.get('www-authenticate')).toBe('Token');
  expect(await response.json()).toMatchObject({ error: 'Not authenticated', code: 'NOT_AUTHENTICATED' });
  for (const header of ['Token unknown', 'Basic abc', 'Token', `Token ${'x'.repeat(300)}`]) {
    const answer = await ask('GET', '/api/leagues/', undefined, { Authorization: header });
    expect([answer.status, answer.body.error]).toEqual([401, 'Please login again']);
  }
});

test('signing in needs no token and minds no old one', async () => {
  const answer = await ask('POST', '/api/login/', { username: 'ann', password: 'secret12' }, { Authorization: 'Token unknown' });
  expect([answer.status, answer.body.token]).toEqual([200, 'good-token']);
});

test('a session that its owner has ended is over at once', async () => {
  const headers = { Authorization: 'Token short-lived' };
  expect((await ask('GET', '/api/leagues/', undefined, headers)).status).toBe(200);
  expect((await ask('POST', '/api/auth/sign-out-everywhere/', {}, headers)).status).toBe(200);
  expect((await ask('GET', '/api/leagues/', undefined, headers)).status).toBe(401);
});

test('a refusal of a service is answered with its sentence, its code and its details', async () => {
  const bet = { league_id: LEAGUE, event_id: 'e1', market_data: { marketKey: 'h2h', outcomeKey: 'home', odds: 1.91, amount: 10 } };
  const answer = await ask('POST', '/api/leagues/bets/post_league_event/', bet, { 'Idempotency-Key': 'key-1' });
  expect(answer.status).toBe(409);
  expect(answer.body).toEqual({ error: 'The odds have changed.', code: 'ODDS_CHANGED', odds: 1.95, request_id: expect.any(String) });
  expect(seen[0]?.ctx.idempotencyKey).toBe('key-1');
  expect((seen[0]?.request as PlaceBetRequest).market_data?.amount).toBe(10);
  expect((await ask('GET', `/api/leagues/${LEAGUE}/`)).status).toBe(403);
});

test('of two calls on a route, what the body holds tells which is meant', async () => {
  const market = { league_id: LEAGUE, event_id: 'e1', sport: 'nba', market_data: { bookmaker: 'b', markets: ['h2h'] } };
  const answer = await ask('POST', '/api/leagues/bets/post_league_event/', market);
  expect([answer.status, answer.body.code]).toEqual([501, 'NOT_BUILT']);
  expect(seen).toEqual([]);
});

test('a field that does not fit is named, in the contract\'s own sentence', async () => {
  const bet = { league_id: LEAGUE, event_id: 7, market_data: { amount: '10' } };
  const answer = await ask('POST', '/api/leagues/bets/post_league_event/', bet);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    code: 'INVALID_REQUEST',
    fields: { event_id: 'Event id must be text.', 'market_data.amount': 'Please enter a valid bet amount greater than zero' },
  });
});

test('an id that is none is refused by the service, and named', async () => {
  const answer = await ask('GET', '/api/leagues/no-id/');
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['id']]);
});

test('what is not built says so; a service that is down is 503 with a time to come back', async () => {
  const notBuilt = await ask('GET', '/api/market/browse/');
  expect([notBuilt.status, notBuilt.body.code]).toEqual([501, 'NOT_BUILT']);
  const down = await ask('POST', '/api/notifications/mark-read/');
  expect([down.status, down.body.code, down.headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '2']);
});

test('an unknown path is 404, and a known one with another method 405, both as JSON', async () => {
  expect((await ask('GET', '/api/nothing/')).body).toMatchObject({ code: 'NOT_FOUND', error: 'Not found' });
  const answer = await ask('DELETE', '/api/leagues/');
  expect([answer.status, answer.body.code, answer.headers.get('allow')]).toEqual([405, 'METHOD_NOT_ALLOWED', 'GET, HEAD']);
});

test('an address that is not well formed is 400', async () => {
  for (const route of ['/api/leagues/%zz/', '/api/leagues/%ff%fe/', '/api/leagues/a%00b/', '/api/users/search/?q=%zz', '/api/users/search/?q=a&q=b']) {
    const { status, body } = await sendRaw(gateway.port, `GET ${route} HTTP/1.1\r\nHost: x\r\nAuthorization: Token good-token\r\nConnection: close\r\n\r\n`);
    expect([route, status, body]).toEqual([route, 400, expect.stringContaining('INVALID_REQUEST')]);
  }
});

test('a client that goes away cancels its call', async () => {
  const gone = new AbortController();
  const request = fetch(`${url}/api/leagues/${LEAGUE}/circuits/`, { headers: { Authorization: 'Token good-token' }, signal: gone.signal });
  void until(() => seen.length === 1).then(() => gone.abort());
  await expect(request).rejects.toThrow();
  await until(() => cancelled === 1);
});

test('images are kept for a year, known by their tag, and cannot be anything but images', async () => {
  const image = await fetch(`${url}/media/leagues/a1.webp`);
  expect(Buffer.from(await image.arrayBuffer())).toEqual(IMAGE);
  expect(Object.fromEntries(image.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const again = await fetch(`${url}/media/leagues/a1.webp`, { headers: { 'If-None-Match': image.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  for (const key of ['leagues/none.webp', '..%2F..%2Fetc/passwd', '']) expect((await fetch(`${url}/media/${key}`)).status).toBe(404);
  expect((await fetch(`${url}/media/leagues/a1.webp`, { method: 'POST' })).status).toBe(405);
});

test('every answer carries the headers that keep a page safe', async () => {
  const { headers } = await fetch(`${url}/anything`);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('content-security-policy')).not.toContain('unsafe-eval');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-powered-by')).toBeNull();
});
