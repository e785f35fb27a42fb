import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { folderImageStore, grpcClient, type MessageCodec } from '@oddsmates/kit';
import { silentLogger, testContext, testDatabase, type TestContextOptions } from '@oddsmates/kit/testing';
import { IdentityServiceClient } from '@oddsmates/proto/grpc/identity/v1/identity';
import type { Circuit } from '@oddsmates/proto/grpc/league/v1/circuit';
import type { LeagueEvent } from '@oddsmates/proto/grpc/league/v1/event';
import { CreateCircuitRequest, CreateEventRequest, CreateLeagueRequest, type League } from '@oddsmates/proto/grpc/league/v1/league';
import { WalletServiceClient } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import { feedOf } from '../feed/feed-of';
import { slateSource } from '../feed/slate/slate-source';
import { leagueHandlers } from '../handlers';
import { sweep } from '../sagas/sweep';
import { FakeIdentity } from './fake-identity';
import { FakeWallet } from './fake-wallet';

/** The time in tests, until a test says otherwise. */
export const NOON = new Date('2026-03-01T12:00:00.000Z');

/** Two sides at 1.91 and 2.10. */
export const H2H = { key: 'h2h', outcomes: [{ key: 'home', price: 1.91 }, { key: 'away', price: 2.1 }] };

/** The service on a real database, its neighbours at the other end of real connections. */
export async function startLeague() {
  const db = await testDatabase({ migrations: path.join(__dirname, '..', '..', 'migrations'), people: true });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'league-test-'));
  const fakeWallet = new FakeWallet();
  const fakeIdentity = new FakeIdentity();
  const servers = await Promise.all([fakeWallet.serve(), fakeIdentity.serve()]);
  const [wallet, identity] = [
    grpcClient(WalletServiceClient, `127.0.0.1:${servers[0].port}`),
    grpcClient(IdentityServiceClient, `127.0.0.1:${servers[1].port}`),
  ];
  const time = { now: NOON };
  const clock = () => time.now;
  const market = { feed: feedOf(slateSource(clock), clock), oddsMaxAgeMs: 900_000 };
  const deps = { db, wallet, identity, images: folderImageStore(folder), clock, ...market };
  const calls = leagueHandlers(deps);
  const as = (userId: string, options: TestContextOptions = {}) => testContext({ userId, ...options });
  const user = (name: string) => fakeIdentity.register(name);

  async function league(captainId: string, name = 'Friday Night'): Promise<League> {
    return present((await calls.createLeague(as(captainId), CreateLeagueRequest.fromPartial({ name }))).league);
  }

  async function join(leagueId: string, captainId: string, userId: string): Promise<void> {
    const { id } = await calls.inviteUser(as(captainId), { league_id: leagueId, user_id: userId });
    await calls.handleInvite(as(userId), { id, action: 'accept' });
  }

  async function event(leagueId: string, captainId: string, said: Parameters<typeof CreateEventRequest.fromPartial>[0] = {}): Promise<LeagueEvent> {
    const request = CreateEventRequest.fromPartial({ league_id: leagueId, event_name: 'Lakers vs Bulls', market_data: H2H, ...said });
    return present((await calls.createEvent(as(captainId), request)).event);
  }

  /** A circuit over these events, each of weight 1. @param more for example an entry fee, or other weights */
  async function circuit(leagueId: string, captainId: string, eventIds: string[], more: Parameters<typeof CreateCircuitRequest.fromPartial>[0] = {}): Promise<Circuit> {
    const component_events_data = eventIds.map((league_event_id) => ({ league_event_id, weight: 1 }));
    const request = CreateCircuitRequest.fromPartial({ league_id: leagueId, name: 'Grand Slam', entry_fee: '5.00', component_events_data, ...more });
    return present((await calls.createCircuit(as(captainId), request)).circuit);
  }

  /** What has been told to others of one kind, in order. */
  async function told<T>(codec: MessageCodec<T> & { readonly $type: string }): Promise<T[]> {
    const rows = await db.query<{ payload: Buffer }>('SELECT payload FROM outbox WHERE type = $1 ORDER BY seq', [codec.$type]);
    return rows.map((row) => codec.decode(row.payload));
  }

  /** Lets the sweeper come by once, by default so much later that all that was left over is due. */
  async function sweepLater(afterMs = 3_600_000): Promise<void> {
    time.now = new Date(time.now.getTime() + afterMs);
    await sweep({ ...deps, log: silentLogger() }, new AbortController().signal);
  }

  async function close(): Promise<void> {
    wallet.close();
    identity.close();
    await Promise.all(servers.map((server) => server.close()));
    await db.close();
    await rm(folder, { recursive: true });
  }

  return { deps, db, calls, wallet: fakeWallet, identity: fakeIdentity, time, as, user, league, join, event, circuit, told, sweepLater, close };
}

/** The service under test. */
export type TestLeague = Awaited<ReturnType<typeof startLeague>>;

/** A value that has to be there. */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Nothing is there.');
  return value;
}
