import { newId } from '../ids/ids';
import { silentLogger } from '../log/logger';
import { until } from '../testing';
import { grpcClient, type Promisified } from './client';
import { createContext } from './context';
import { BankClient, BankService } from './fixtures/bank';
import { serveGrpc, type GrpcServer } from './server';

/** A replica, and how many calls it was sent. */
type Replica = { server: GrpcServer; calls: number };

const replicas: Replica[] = [];
let wallet: Promisified<BankClient>;

async function startReplica(): Promise<Replica> {
  const replica = { calls: 0 } as Replica;
  const placeBet = () => {
    replica.calls += 1;
    return Promise.resolve({ balance: 5 });
  };
  replica.server = await serveGrpc({ service: BankService, handlers: { placeBet }, port: 0, host: '127.0.0.1', log: silentLogger() });
  replicas.push(replica);
  return replica;
}

/** As behind one name of the network, which stands for the addresses of all replicas. */
const addresses = (): string => `ipv4:${replicas.map(({ server }) => `127.0.0.1:${server.port}`).join(',')}`;

/** A call that must not be made twice, so the kit does not repeat it. */
const placeBet = () =>
  wallet.placeBet(
    createContext({ caller: { userId: newId() }, requestId: 'request-1', deadline: new Date(Date.now() + 5_000), log: silentLogger(), signal: new AbortController().signal }),
    { league_id: newId(), event_id: 'e', market_data: { marketKey: 'h2h', outcomeKey: 'home', amount: 5 } },
  );

afterEach(async () => {
  wallet.close();
  await Promise.all(replicas.splice(0).map(({ server }) => server.close()));
});

test('calls are spread over all replicas of a service', async () => {
  await startReplica();
  await startReplica();
  wallet = grpcClient(BankClient, addresses());
  await until(async () => {
    await placeBet();
    return replicas.every(({ calls }) => calls > 0);
  });
  const before = replicas.map(({ calls }) => calls);
  for (let call = 0; call < 20; call += 1) await placeBet();
  expect(replicas.map(({ calls }, index) => calls - (before[index] ?? 0))).toEqual([10, 10]);
});

test('a replica that ends takes no call with it', async () => {
  const leaving = await startReplica();
  await startReplica();
  wallet = grpcClient(BankClient, addresses());
  await until(async () => {
    await placeBet();
    return replicas.every(({ calls }) => calls > 0);
  });
  let left = false;
  const leaves = leaving.server.close().then(() => (left = true));
  while (!left) await Promise.all(Array.from({ length: 20 }, placeBet));
  await leaves;
  await expect(placeBet()).resolves.toEqual({ balance: 5 });
});
