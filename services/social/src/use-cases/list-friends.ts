import type { Context, Db } from '@oddsmates/kit';
import type { ListFriendsRequest, ListFriendsResponse } from '@oddsmates/proto/grpc/social/v1/social';
import { MOST_PEOPLE, readPeople, type IdentityClient } from '../people';
import { friendIds } from '../store/friendships';

/** The caller's friends by name, with their points; of more than 500 the latest. */
export function listFriends({ db, identity }: { db: Db; identity: IdentityClient }) {
  return async (ctx: Context, _request: ListFriendsRequest): Promise<ListFriendsResponse> => {
    const { userId } = ctx;
    const people = await readPeople(identity, ctx, await friendIds(db, userId, MOST_PEOPLE));
    return { friends: [...people.values()].sort((a, b) => a.username.localeCompare(b.username, 'en')) };
  };
}
