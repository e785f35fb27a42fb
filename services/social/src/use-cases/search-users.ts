import { foldPart, type Context, type Db } from '@oddsmates/kit';
import type { SearchUsersRequest, SearchUsersResponse } from '@oddsmates/proto/grpc/social/v1/social';
import { readPeople, type IdentityClient } from '../people';
import { findByPrefix, findBySubstring, type FoundRow } from '../store/people';

const MOST_FOUND = 20;
/** The shortest search, in characters: anything shorter finds nobody. */
const SHORTEST_SEARCH = 2;

/** People whose username holds the query, those first whose username begins with it; never the caller, at most 20. */
export function searchUsers({ db, identity }: { db: Db; identity: IdentityClient }) {
  return async (ctx: Context, { q }: SearchUsersRequest): Promise<SearchUsersResponse> => {
    const { userId } = ctx;
    const key = foldPart(q);
    if ([...key.trim()].length < SHORTEST_SEARCH) return { users: [] };
    const found = await find(db, key, userId);
    const people = await readPeople(identity, ctx, found.map(({ user_id: id }) => id));
    const users = found.flatMap(({ user_id: id, status }) => {
      const person = people.get(id);
      return person ? [{ ...person, friendStatus: status ?? 'none' }] : [];
    });
    return { users };
  };
}

/** The common case, twenty names that begin with the query, never gets to the dearer second search. */
async function find(db: Db, key: string, searcherId: string): Promise<FoundRow[]> {
  const first = await findByPrefix(db, key, searcherId, MOST_FOUND);
  if (first.length === MOST_FOUND) return first;
  return [...first, ...(await findBySubstring(db, key, searcherId, MOST_FOUND - first.length))];
}
