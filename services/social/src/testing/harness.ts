import path from 'node:path';
import type { Db } from '@oddsmates/kit';
import { testContext, testDatabase } from '@oddsmates/kit/testing';
import type { Parts } from '../handlers';
import { keepPeople } from '../store/people';
import { handleFriendRequest } from '../use-cases/handle-friend-request';
import { listFriendRequests } from '../use-cases/list-friend-requests';
import { listNotifications } from '../use-cases/list-notifications';
import { sendFriendRequest } from '../use-cases/send-friend-request';
import { startTestIdentity, type TestIdentity } from './identity';

/** Everything a use case of social works with, for real: PostgreSQL, and an identity behind gRPC. */
export type Harness = {
  parts: Parts;
  db: Db;
  identity: TestIdentity;
  /** The time the use cases are told. */
  now: Date;
  /** The types of the facts about a friendship that were written to the outbox, oldest first. */
  publishedAbout(key: string): Promise<string[]>;
  /** Opens an account that social has heard of already. */
  person(username: string, points?: number): Promise<string>;
  /** Asks on somebody's behalf. */
  ask(from: string, to: string): Promise<string>;
  /** The id of the request of one to another. */
  requestOf(from: string, to: string): Promise<string>;
  answer(userId: string, requestId: string, action: string): Promise<void>;
  befriend(one: string, other: string): Promise<void>;
  /** What somebody has been told, newest first. */
  messagesOf(userId: string): Promise<string[]>;
  close(): Promise<void>;
};

export async function startHarness(): Promise<Harness> {
  const db = await testDatabase({ migrations: path.join(__dirname, '..', '..', 'migrations') });
  const identity = await startTestIdentity();
  const parts: Parts = { db, identity: identity.client, clock: () => harness.now };
  const harness: Harness = {
    parts,
    db,
    identity,
    now: new Date('2026-01-31T18:00:00.000Z'),
    publishedAbout: async (key) => {
      const rows = await db.query<{ type: string }>(`SELECT type FROM outbox WHERE topic = 'social.friendship' AND key = $1 ORDER BY seq`, [key]);
      return rows.map(({ type }) => type);
    },
    person: async (username, points) => {
      const id = identity.add(username, points);
      await keepPeople(db, [{ user_id: id, username, profile_image_url: '', version: 1n }]);
      return id;
    },
    ask: async (from, to) => (await sendFriendRequest(parts)(testContext({ userId: from }), { user_id: to })).friendStatus,
    requestOf: async (from, to) => {
      const { requests } = await listFriendRequests(parts)(testContext({ userId: to }), {});
      return requests.find(({ from_user: asker }) => asker?.id === from)?.id ?? '';
    },
    answer: async (userId, id, action) => {
      await handleFriendRequest(parts)(testContext({ userId }), { id, action });
    },
    befriend: async (one, other) => {
      await harness.ask(one, other);
      await harness.ask(other, one);
    },
    messagesOf: async (userId) => {
      const { notifications } = await listNotifications(parts)(testContext({ userId }), {});
      return notifications.map(({ message }) => message);
    },
    close: async () => {
      await identity.close();
      await db.close();
    },
  };
  return harness;
}
