import type { Context, Db } from '@oddsmates/kit';
import type { GetNotificationSettingsRequest, GetNotificationSettingsResponse } from '@oddsmates/proto/grpc/social/v1/social';
import { settingsOf } from '../domain/choice';
import { mutedKinds } from '../store/muted-kinds';

/** What the caller is told of, kind by kind. */
export function getNotificationSettings({ db }: { db: Db }) {
  return async (ctx: Context, _request: GetNotificationSettingsRequest): Promise<GetNotificationSettingsResponse> => {
    const { userId } = ctx;
    const muted = await mutedKinds(db, [userId]);
    return { settings: settingsOf(muted.map(({ type }) => type)) };
  };
}
