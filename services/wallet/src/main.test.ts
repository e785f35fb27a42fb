import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { grpcClient, newId, openDb } from '@oddsmates/kit';
import { scratchDatabase, testContext, until, type ScratchDatabase } from '@oddsmates/kit/testing';
import { PlaceBetRequest, WalletServiceClient } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import { MARKETS } from './testing/world';

const FOLDER = path.join(__dirname, '..');
const START_MS = 15_000;

let wallet: ScratchDatabase;
let bus: ScratchDatabase;
let ports: { grpc: number; http: number };
let service: ChildProcess;
beforeAll(async () => {
  [wallet, bus] = await Promise.all([scratchDatabase(), scratchDatabase()]);
  ports = { grpc: await freePort(), http: await freePort() };
  service = start();
});
afterAll(async () => {
  service.kill('SIGKILL');
  await Promise.all([wallet.drop(), bus.drop()]);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

function run(file: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', path.join('src', file)], { cwd: FOLDER, env: { PATH: process.env.PATH, ...env } });
}

function start(): ChildProcess {
  const env = { GRPC_PORT: String(ports.grpc), HTTP_PORT: String(ports.http), DATABASE_URL: wallet.url, BUS_URL: bus.url, LOG_LEVEL: 'warn' };
  return run('main.ts', env);
}

function ready(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${ports.http}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const db = openDb(url, { name: 'test' });
  return db.query(sql).finally(() => db.close());
}

const onBus = (type: string) => query(bus.url, `SELECT FROM bus_log WHERE headers::text LIKE '%${type}%'`);

test('the service as a process: calls, refusals, events, a crash, the audit, a clean end', async () => {
  await until(ready, START_MS);
  const client = grpcClient(WalletServiceClient, `127.0.0.1:${ports.grpc}`);
  const [league_id, user_id, event_id] = [newId(), newId(), newId()];
  const me = testContext({ userId: user_id });
  expect(await client.openBankroll(me, { league_id, user_id })).toEqual({ balance_cents: 100_000n });
  const book = { event_id, league_id, league_name: 'L', external_event_id: event_id, event_name: 'E', sport: 'S', betting_type: 'standard', markets: MARKETS };
  await client.openBook(me, book);

  const bet = (amount: number) => PlaceBetRequest.create({ league_id, event_id, market_data: { marketKey: 'h2h', outcomeKey: 'home', odds: 1.91, amount } });
  await expect(client.placeBet(me, bet(-1))).rejects.toMatchObject({ sentence: 'Please enter a valid bet amount greater than zero' });
  await expect(client.placeBet(testContext(), bet(1))).rejects.toMatchObject({ reason: 'NOT_AUTHENTICATED' });
  await expect(client.placeBet(me, bet(1000.01))).rejects.toMatchObject({ sentence: 'Insufficient funds. Your balance is $1000.00' });
  expect(await client.placeBet(me, bet(100))).toMatchObject({ balance: 900 });

  // The process dies as hard as it can and comes back on the same data.
  service.kill('SIGKILL');
  await once(service, 'exit');
  service = start();
  await until(ready, START_MS);
  const settled = await client.settleBook(me, { event_id, winning_outcome: 'home' });
  expect(settled).toEqual({ bets: 1, won: 1, lost: 0, returned: 0, paid_cents: 19_100n });
  expect(await client.getBettingStats(me, {})).toMatchObject({ total_bets: 1, win_rate: 100, lifetime_winnings: 91 });
  for (const type of ['BankrollOpened', 'BetPlaced', 'BetsSettled']) await until(async () => (await onBus(type)).length === 1);
  client.close();

  const audit = run('audit.ts', { DATABASE_URL: wallet.url });
  expect(await once(audit, 'exit')).toEqual([0, null]);
  service.kill('SIGTERM');
  expect(await once(service, 'exit')).toEqual([0, null]);
}, 60_000);

test('the audit ends with code 1 and names what is wrong', async () => {
  await query(wallet.url, 'UPDATE bankrolls SET points = points + 1');
  const audit = run('audit.ts', { DATABASE_URL: wallet.url });
  let said = '';
  audit.stdout?.on('data', (data: Buffer) => (said += data.toString()));
  expect(await once(audit, 'exit')).toEqual([1, null]);
  expect(said).toMatch(/^points are not the sum of the bets: .* \(20 instead of 19\)$/m);
}, 60_000);
