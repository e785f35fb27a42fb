import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { AppError, type GrpcServer } from '@oddsmates/kit';
import { until } from '@oddsmates/kit/testing';
import { contractCalls, type ContractCall } from '@oddsmates/proto/descriptor';
import { ListFriendsResponseSchema, SendFriendRequestRequestSchema } from '@oddsmates/proto/descriptor/social/v1/social';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { SocialServiceService } from '@oddsmates/proto/grpc/social/v1/social';
import { serveFake } from '../testing/fake-services';
import { connectServices, type Services } from './services';

const FACTS = { requestId: 'request-1', clientAddress: '127.0.0.1', userId: 'u1' };
let server: GrpcServer;
let services: Services;
let failures = 0;
let attempts = 0;

function callNamed(name: string): ContractCall {
  const call = contractCalls.find((candidate) => candidate.name === name);
  if (!call) throw new Error(`No call ${name}`);
  return call;
}
const ask = (name: string, changes: Partial<ContractCall> = {}) => services.call({ ...callNamed(name), ...changes }, new Uint8Array(), FACTS, new AbortController().signal);

/** Answers once it has failed often enough. */
async function answer<T>(response: T): Promise<T> {
  attempts += 1;
  if (attempts <= failures) throw new AppError(Reason.UNAVAILABLE);
  return response;
}

beforeAll(async () => {
  server = await serveFake(SocialServiceService, {
    listFriends: () => answer({ friends: [] }),
    sendFriendRequest: () => answer({ friendStatus: 'pending' }),
    listNotifications: () => new Promise(() => {}),
  });
  services = connectServices({ social: `127.0.0.1:${server.port}`, chat: '127.0.0.1:1' });
});
afterAll(async () => {
  services.close();
  await server.close();
});
beforeEach(() => {
  attempts = 0;
});

test('what only reads is asked again when a service is not there for a moment', async () => {
  failures = 2;
  expect(fromBinary(ListFriendsResponseSchema, await ask('social.ListFriends')).friends).toEqual([]);
  expect(attempts).toBe(3);
});

test('after three attempts it is over', async () => {
  failures = 5;
  await expect(ask('social.ListFriends')).rejects.toMatchObject({ reason: Reason.UNAVAILABLE });
  expect(attempts).toBe(3);
});

test('what changes something is never asked twice', async () => {
  failures = 1;
  const request = toBinary(SendFriendRequestRequestSchema, create(SendFriendRequestRequestSchema, { userId: '0190a0a0-0000-7000-8000-00000000000a' }));
  const asked = services.call(callNamed('social.SendFriendRequest'), request, FACTS, new AbortController().signal);
  await expect(asked).rejects.toMatchObject({ reason: Reason.UNAVAILABLE });
  expect(attempts).toBe(1);
});

test('nobody waits longer than the contract says', async () => {
  await expect(ask('social.ListNotifications', { deadlineMs: 50 })).rejects.toMatchObject({ reason: Reason.DEADLINE_EXCEEDED });
});

test('calls went to the first replica of a service alone: they are spread over all', async () => {
  const calls = [0, 0];
  const replicas = await Promise.all(
    calls.map((_, index) =>
      serveFake(SocialServiceService, {
        listFriends() {
          calls[index] = (calls[index] ?? 0) + 1;
          return Promise.resolve({ friends: [] });
        },
      }),
    ),
  );
  // As behind one name of the network, which stands for the addresses of all replicas.
  const spread = connectServices({ social: `ipv4:${replicas.map(({ port }) => `127.0.0.1:${port}`).join(',')}` });
  const call = callNamed('social.ListFriends');
  const askAgain = () => spread.call(call, new Uint8Array(), FACTS, new AbortController().signal);
  await until(async () => {
    await askAgain();
    return !calls.includes(0);
  });
  const before = [...calls];
  for (let count = 0; count < 20; count += 1) await askAgain();
  expect(calls.map((count, index) => count - (before[index] ?? 0))).toEqual([10, 10]);
  spread.close();
  await Promise.all(replicas.map((replica) => replica.close()));
});

test('a service without an address is not built, one that cannot be reached is unavailable', async () => {
  await expect(ask('wallet.ListBets')).rejects.toMatchObject({ reason: Reason.NOT_BUILT });
  await expect(ask('chat.SendMessage')).rejects.toMatchObject({ reason: Reason.UNAVAILABLE });
  await expect(services.reachable('social')).resolves.toBe(true);
  await expect(services.reachable('chat')).resolves.toBe(false);
});
