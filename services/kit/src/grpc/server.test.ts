import { credentials, Metadata, status, type ServiceError } from '@grpc/grpc-js';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { service as healthService } from 'grpc-health-check';
import { makeClientConstructor } from '@grpc/grpc-js';
import { AppError } from '../errors/app-error';
import { newId } from '../ids/ids';
import { createLogger, silentLogger, type Logger } from '../log/logger';
import { metrics } from '../metrics/metrics';
import { until } from '../testing';
import { grpcClient, type Promisified } from './client';
import { BankClient, BankService } from './fixtures/bank';
import { createContext, systemContext, type Context } from './context';
import { ERROR_DETAIL_KEY } from './error-detail';
import type { Handlers } from './handlers';
import { serveGrpc, type GrpcServer } from './server';

let server: GrpcServer;
let wallet: Promisified<BankClient>;
const userId = newId();

async function serve(handlers: Handlers<typeof BankService>, log: Logger = silentLogger()): Promise<void> {
  server = await serveGrpc({ service: BankService, handlers, port: 0, host: '127.0.0.1', log, drainMs: 200 });
  wallet = grpcClient(BankClient, `127.0.0.1:${server.port}`);
}

const context = (parts: Partial<Context> = {}): Context =>
  createContext({
    caller: { userId }, requestId: 'request-1', deadline: new Date(Date.now() + 3_000), log: silentLogger(), signal: new AbortController().signal, ...parts,
  });
const bankroll = () => ({ league_id: newId(), user_id: newId() });
const bet = () => ({
  league_id: newId(),
  event_id: 'e',
  market_data: { marketKey: 'h2h', outcomeKey: 'home', amount: 5 },
});

afterEach(async () => {
  wallet.close();
  await server.close();
});

test('a call arrives with its caller, its request id and its deadline, and the answer goes back', async () => {
  let seen: Context | undefined;
  await serve({
    openBankroll(ctx) {
      seen = ctx;
      return Promise.resolve({ balance_cents: 100_000 });
    },
  });
  await expect(wallet.openBankroll(context({ clientAddress: '10.1.2.3' }), bankroll())).resolves.toEqual({ balance_cents: 100_000 });
  expect(seen).toMatchObject({ caller: { userId }, userId, requestId: 'request-1', clientAddress: '10.1.2.3' });
  expect((seen?.deadline.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(3_000);
});

test('without a deadline of the caller the one of the contract holds', async () => {
  let deadlineMs = 0;
  await serve({
    openBankroll(ctx) {
      deadlineMs = ctx.deadline.getTime() - Date.now();
      return Promise.resolve({ balance_cents: 0 });
    },
  });
  await wallet.openBankroll(systemContext(silentLogger()), bankroll());
  expect(deadlineMs).toBeGreaterThan(4_000);
  expect(deadlineMs).toBeLessThanOrEqual(5_000);
});

test('a call that was answered is not told as cancelled when its stream closes', async () => {
  const signals: AbortSignal[] = [];
  await serve({
    openBankroll(ctx) {
      signals.push(ctx.signal);
      return Promise.resolve({ balance_cents: 0 });
    },
  });
  // On one connection: the streams of the first ones have closed when the last one is answered.
  for (let call = 0; call < 5; call += 1) await wallet.openBankroll(context(), bankroll());
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false, false, false, false]);
});

test('a refusal passes through the client unchanged', async () => {
  const thrown = new AppError(Reason.ODDS_CHANGED, { fields: { odds: 'Now 2.10.' }, details: { odds: 2.1 }, retryAfterS: 3, cause: new Error('row locked by 4711') });
  await serve({ placeBet: () => Promise.reject(thrown) });
  const refused: unknown = await wallet.placeBet(context(), bet()).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AppError);
  expect(refused).toMatchObject({ reason: Reason.ODDS_CHANGED, sentence: 'The odds have changed.', fields: { odds: 'Now 2.10.' }, details: { odds: 2.1 }, retryAfterS: 3 });
});

test('what nobody expected is INTERNAL without internals, and its cause is in the log', async () => {
  const lines: string[] = [];
  const log = createLogger({ name: 'wallet', destination: { write: (line) => void lines.push(line) } });
  await serve({ placeBet: () => Promise.reject(new TypeError('secret internals')) }, log);
  const raw = new BankClient(`127.0.0.1:${server.port}`, credentials.createInsecure());
  const metadata = new Metadata();
  metadata.set('x-user-id', userId);
  const error = await new Promise<ServiceError | null>((resolve) => raw.placeBet(bet(), metadata, {}, (failed) => resolve(failed)));
  raw.close();
  expect(error).toMatchObject({ code: status.INTERNAL, details: 'Something went wrong. Please try again.' });
  expect(Buffer.from(error?.metadata.get(ERROR_DETAIL_KEY)[0] ?? '').toString()).not.toContain('secret');
  expect(lines.join()).toContain('secret internals');
});

test('a request outside of its bounds never reaches the handler', async () => {
  const handler = jest.fn();
  await serve({ openBankroll: handler });
  await expect(wallet.openBankroll(context(), { league_id: 'no id', user_id: '' })).rejects.toMatchObject({
    reason: Reason.INVALID_REQUEST,
    fields: { league_id: 'League id is not a valid id.', user_id: 'User id is required.' },
  });
  expect(handler).not.toHaveBeenCalled();
});

test('a visitor is turned away from a call for users, but the system may make internal calls', async () => {
  await serve({ placeBet: () => Promise.reject(new Error('not reached')), openBankroll: () => Promise.resolve({ balance_cents: 1 }) });
  await expect(wallet.placeBet(context({ caller: undefined }), bet())).rejects.toMatchObject({ reason: Reason.NOT_AUTHENTICATED });
  await expect(wallet.openBankroll(systemContext(silentLogger()), bankroll())).resolves.toEqual({ balance_cents: 1 });
});

test('a call that is not built says so', async () => {
  await serve({});
  await expect(wallet.getPerformance(context(), {})).rejects.toMatchObject({ reason: Reason.NOT_BUILT });
});

test('a handler that outlives the deadline is told by its signal, and the caller gets an answer', async () => {
  let aborted = false;
  await serve({
    placeBet: (ctx) => new Promise((_resolve, reject) => ctx.signal.addEventListener('abort', () => {
      aborted = true;
      reject(new Error('stopped'));
    })),
  });
  await expect(wallet.placeBet(context({ deadline: new Date(Date.now() + 100) }), bet())).rejects.toMatchObject({ reason: Reason.DEADLINE_EXCEEDED });
  await until(() => aborted);
});

test('an unreachable database is UNAVAILABLE; calls that may be repeated are tried three times, others once', async () => {
  const down = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  let reads = 0;
  let bets = 0;
  await serve({
    getPlayers: () => ((reads += 1) < 3 ? Promise.reject(down) : Promise.resolve({ players: [] })),
    placeBet: () => ((bets += 1), Promise.reject(down)),
  });
  await expect(wallet.getPlayers(context(), { user_ids: [] })).resolves.toEqual({ players: [] });
  await expect(wallet.placeBet(context(), bet())).rejects.toMatchObject({ reason: Reason.UNAVAILABLE });
  expect([reads, bets]).toEqual([3, 1]);
});

test('a service that is not there is UNAVAILABLE', async () => {
  await serve({});
  await server.close();
  await expect(wallet.placeBet(context(), bet())).rejects.toMatchObject({ reason: Reason.UNAVAILABLE });
});

test('closing lets a running call end', async () => {
  let release: () => void = () => undefined;
  let entered = false;
  await serve({
    placeBet: async () => {
      entered = true;
      await new Promise<void>((resolve) => (release = resolve));
      throw new AppError(Reason.ALREADY_BET);
    },
  });
  const running = wallet.placeBet(context(), bet()).catch((error: unknown) => error);
  await until(() => entered);
  const closed = server.close();
  release();
  expect(await running).toMatchObject({ reason: Reason.ALREADY_BET });
  await closed;
});

test('calls are counted, and health is told', async () => {
  await serve({ openBankroll: () => Promise.resolve({ balance_cents: 1 }) });
  await wallet.openBankroll(context(), bankroll());
  expect(await metrics.metrics()).toContain('grpc_server_handling_seconds_count{method="wallet.OpenBankroll",code="OK"}');
  const Health = makeClientConstructor(healthService, 'Health');
  const health = new Health(`127.0.0.1:${server.port}`, credentials.createInsecure());
  const check = () => new Promise((resolve, reject) => {
    const method = Reflect.get(health, 'check') as (request: object, done: (error: Error | null, answer: unknown) => void) => void;
    method.call(health, { service: '' }, (error, answer) => (error ? reject(error) : resolve(answer)));
  });
  expect(await check()).toEqual({ status: 'SERVING' });
  server.setServing(false);
  expect(await check()).toEqual({ status: 'NOT_SERVING' });
  health.close();
});
