import path from 'node:path';
import { AppError, grpcClient, newId, serveGrpc } from '@oddsmates/kit';
import { silentLogger, testContext, testDatabase, type TestContextOptions } from '@oddsmates/kit/testing';
import type { ChatMessage } from '@oddsmates/proto/grpc/chat/v1/chat';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { IdentityServiceClient, IdentityServiceService } from '@oddsmates/proto/grpc/identity/v1/identity';
import { LeagueServiceClient, LeagueServiceService } from '@oddsmates/proto/grpc/league/v1/league';
import { chatHandlers } from '../handlers';

const serving = { port: 0, host: '127.0.0.1', drainMs: 0, log: silentLogger() };

/** The service on a real database, with a league service and an identity at the other end of real connections. */
export async function startChat() {
  const db = await testDatabase({ migrations: path.join(__dirname, '..', '..', 'migrations'), people: true });
  /** League to its members. */
  const leagues = new Map<string, Set<string>>();
  /** User to name. */
  const names = new Map<string, string>();
  /** What the neighbours were asked, in order, retries included; and whether the league service is down. */
  const neighbours = { calls: [] as string[], leagueDown: false };

  const leagueServer = await serveGrpc({
    ...serving,
    service: LeagueServiceService,
    handlers: {
      checkMember: async (_ctx, { league_id, user_id }) => {
        neighbours.calls.push('checkMember');
        if (neighbours.leagueDown) throw new AppError(Reason.UNAVAILABLE);
        const members = leagues.get(league_id);
        if (!members) throw new AppError(Reason.LEAGUE_NOT_FOUND);
        return { member: members.has(user_id), captain: false };
      },
    },
  });
  const identityServer = await serveGrpc({
    ...serving,
    service: IdentityServiceService,
    handlers: {
      getUsers: async (_ctx, { ids }) => {
        neighbours.calls.push('getUsers');
        const known = ids.flatMap((id) => ({ id, username: names.get(id) ?? '', profile_image_url: '', points: 0 }));
        return { users: known.filter(({ username }) => username !== '') };
      },
    },
  });
  const league = grpcClient(LeagueServiceClient, `127.0.0.1:${leagueServer.port}`);
  const identity = grpcClient(IdentityServiceClient, `127.0.0.1:${identityServer.port}`);
  const time = { now: new Date('2026-03-01T12:00:00.000Z') };
  const calls = chatHandlers({ db, league, identity, clock: () => time.now });
  const as = (userId: string, options: TestContextOptions = {}) => testContext({ userId, ...options });

  function user(name: string): string {
    const id = newId();
    names.set(id, name);
    return id;
  }

  function leagueOf(...members: string[]): string {
    const id = newId();
    leagues.set(id, new Set(members));
    return id;
  }

  /** Says something and gives the message as it was answered. */
  async function say(userId: string, league_id: string, text: string): Promise<ChatMessage> {
    const { message } = await calls.sendMessage(as(userId), { league_id, message: text });
    if (!message) throw new Error('Nothing was answered.');
    return message;
  }

  async function close(): Promise<void> {
    league.close();
    identity.close();
    await Promise.all([leagueServer.close(), identityServer.close()]);
    await db.close();
  }

  return { db, calls, as, user, leagueOf, say, leagues, neighbours, time, close };
}

/** The service under test. */
export type TestChat = Awaited<ReturnType<typeof startChat>>;
