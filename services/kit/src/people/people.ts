import { UserChanged } from '@oddsmates/proto/grpc/events/v1/identity';
import type { Db } from '../db/types';
import type { CallContext } from '../grpc/client';
import { on, type Subscription } from '../inbox/subscription';
import { findPeople, keepPerson, keepUnknown, type PersonRow } from './store';

/** How many people are asked for at once; what the contract allows. */
const ASKED_AT_ONCE = 500;

/** Where names come from. The kit calls nobody: the service hands in the client that it may call. */
export type PeopleSource = {
  /** Migrated with `people: true`. */
  db: Db;
  identity: {
    getUsers: (
      ctx: CallContext,
      request: { ids: string[]; with_points: boolean },
    ) => Promise<{ users: { id: string; username: string; profile_image_url: string }[] }>;
  };
};

/** Follows names and pictures as they change. */
export const followPeople: Subscription = on('identity.user', UserChanged, (tx, { user_id, username, profile_image_url, version }) =>
  keepPerson(tx, { user_id, username, profile_image_url, version }),
);

/**
 * Names and pictures of these people. Those the bus has not told of yet are asked for and kept; ids that nobody has are left out.
 * @throws AppError UNAVAILABLE when somebody is unknown and identity cannot be reached
 */
export async function peopleOf({ db, identity }: PeopleSource, ctx: CallContext, ids: Iterable<string>): Promise<Map<string, PersonRow>> {
  const wanted = [...new Set(ids)];
  const known = new Map((await findPeople(db, wanted)).map((person) => [person.user_id, person]));
  const unknown = wanted.filter((id) => !known.has(id));
  for (let from = 0; from < unknown.length; from += ASKED_AT_ONCE) {
    const { users } = await identity.getUsers(ctx, { ids: unknown.slice(from, from + ASKED_AT_ONCE), with_points: false });
    const people = users.map((user) => ({ user_id: user.id, username: user.username, profile_image_url: user.profile_image_url }));
    await keepUnknown(db, people);
    for (const person of people) known.set(person.user_id, person);
  }
  return known;
}
