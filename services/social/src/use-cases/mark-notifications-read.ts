import { idempotently, type Context, type Db } from '@oddsmates/kit';
import { MarkNotificationsReadRequest, MarkNotificationsReadResponse } from '@oddsmates/proto/grpc/social/v1/social';
import { markAllRead } from '../store/notifications';

/** Marks all of the caller's notifications read, league invites included: they stay until they are answered. */
export function markNotificationsRead({ db }: { db: Db }) {
  return async (ctx: Context, request: MarkNotificationsReadRequest): Promise<MarkNotificationsReadResponse> => {
    const { userId } = ctx;
    const encoded = MarkNotificationsReadRequest.encode(request);
    return idempotently(db, ctx, MarkNotificationsReadResponse, 'MarkNotificationsRead', encoded, async (tx) => ({ marked: await markAllRead(tx, userId) }));
  };
}
