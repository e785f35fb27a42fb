import { isoTime, type Context, type Db } from '@oddsmates/kit';
import type { FriendRequest, ListFriendRequestsRequest, ListFriendRequestsResponse } from '@oddsmates/proto/grpc/social/v1/social';
import { pendingRequests, type RequestRow } from '../store/friendships';

const MOST_REQUESTS = 100;

/** The requests that wait for the caller's answer, newest first, at most 100: answering makes room for the rest. */
export function listFriendRequests({ db }: { db: Db }) {
  return async (ctx: Context, _request: ListFriendRequestsRequest): Promise<ListFriendRequestsResponse> => {
    const { userId } = ctx;
    const requests = await pendingRequests(db, userId, MOST_REQUESTS);
    return { requests: requests.map(requestView) };
  };
}

function requestView(row: RequestRow): FriendRequest {
  return {
    id: row.request_id,
    from_user: { id: row.user_id, username: row.username, profile_image_url: row.profile_image_url },
    created_at: isoTime(row.requested_at),
  };
}
