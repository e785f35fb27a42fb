import path from 'node:path';
import { AppError, inProcessRateLimits, type GrpcServer } from '@oddsmates/kit';
import { silentLogger, until } from '@oddsmates/kit/testing';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { IdentityServiceService } from '@oddsmates/proto/grpc/identity/v1/identity';
import { connectServices, type Services } from '../calls/services';
import { rememberTokens } from '../calls/user-of-token';
import { toPolicies } from '../framework/policies';
import { startExpressGateway, type RunningGateway } from '../framework/start';
import { exchanges, gatewayPolicies } from '../gateway';
import { serveFake } from '../testing/fake-services';
import { Listener } from '../testing/listen';
import { encodeLive } from './live-message';
import { Streams } from './streams';

/** A stream through the whole gateway, as it runs. */

let identity: GrpcServer;
let services: Services;
let streams: Streams;
let gateway: RunningGateway;
let url: string;

beforeEach(async () => {
  identity = await serveFake(IdentityServiceService, {
    authenticate: async (_ctx, { token }) => {
      if (token !== 'good') throw new AppError(Reason.LOGIN_AGAIN);
      return { user_id: 'u1', expires_at: '2100-01-01T00:00:00.000Z' };
    },
  });
  services = connectServices({ identity: `127.0.0.1:${identity.port}` });
  const tokens = rememberTokens(services);
  const log = silentLogger();
  streams = new Streams({ memberships: async () => ['l1'], forgetTokens: (userId) => tokens.forget(userId), log });
  const limits = { addressPerMinute: 1_000, callerPerMinute: 1_000, callsAtOnce: 100, bodyTimeoutMs: 500, trustedProxies: 0 };
  const images = { put: async () => {}, get: async () => undefined };
  const parts = { log, services, tokens, streams, images, pagesRoot: undefined, rateLimits: inProcessRateLimits(), limits };
  process.env.PORT = '0';
  gateway = await startExpressGateway(path.join(__dirname, '..', '..', 'config'), toPolicies(gatewayPolicies(parts), exchanges(parts)));
  url = `http://127.0.0.1:${gateway.port}`;
});
afterEach(async () => {
  streams.close();
  await gateway.close(100);
  services.close();
  await identity.close();
});

test('updates come through the gateway one by one as they are heard, and the gateway can close', async () => {
  streams.hears(7);
  const listener = await Listener.open(url, 'good');
  expect(Object.fromEntries(listener.response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-content-type-options': 'nosniff',
  });
  expect(listener.response.headers.get('content-encoding')).toBeNull();
  for (const position of [8, 9]) {
    streams.message(encodeLive({ type: 'update', for: { league_id: 'l1' }, update: { kind: 'event', league_id: 'l1', event_id: 'e1' } }), position);
    await until(() => listener.events.length === position - 7);
  }
  expect(listener.events[1]).toEqual({ id: '9', kind: 'event', league_id: 'l1', event_id: 'e1' });
  streams.close();
  await gateway.close(10_000);
  await until(() => listener.ended);
});

test('no stream without a good token, before updates can be heard, or by another method', async () => {
  const ask = (method: string, token = 'good') => fetch(`${url}/api/stream/`, { method, headers: { Authorization: `Token ${token}` } });
  expect((await ask('GET')).status).toBe(503);
  streams.hears(7);
  expect((await ask('GET', 'unknown')).status).toBe(401);
  expect((await fetch(`${url}/api/stream`)).status).toBe(401);
  expect((await ask('POST')).status).toBe(405);
  const head = await ask('HEAD');
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
});
