import type { CallContext, Db, Promisified } from '@oddsmates/kit';
import type { IdentityServiceClient, Person } from '@oddsmates/proto/grpc/identity/v1/identity';
import { keepPeople, knownIds } from './store/people';

/** What social asks of identity. */
export type IdentityClient = Pick<Promisified<IdentityServiceClient>, 'getUsers'>;

/** Identity is asked for at most this many people at a time (the contract's bound). */
export const MOST_PEOPLE = 500;

/** The people with these ids as they are now, points included, by id; who does not exist is missing. */
export async function readPeople(identity: IdentityClient, ctx: CallContext, ids: string[]): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map();
  const { users } = await identity.getUsers(ctx, { ids, with_points: true });
  return new Map(users.map((person) => [person.id, person]));
}

/**
 * Makes sure that people are known here: identity is asked for those whose event has not come yet, and what it says is kept until it does.
 * Returns the ids of those who exist.
 */
export async function ensureKnown({ db, identity }: { db: Db; identity: IdentityClient }, ctx: CallContext, ids: string[]): Promise<Set<string>> {
  const known = await knownIds(db, ids);
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  const { users } = await identity.getUsers(ctx, { ids: missing, with_points: false });
  await keepPeople(db, users.map((user) => ({ user_id: user.id, username: user.username, profile_image_url: user.profile_image_url, version: 0n })));
  return new Set([...known, ...users.map(({ id }) => id)]);
}
