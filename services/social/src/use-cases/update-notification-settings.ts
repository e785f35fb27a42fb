import { idempotently, type Context, type Db } from '@oddsmates/kit';
import { UpdateNotificationSettingsRequest, UpdateNotificationSettingsResponse } from '@oddsmates/proto/grpc/social/v1/social';
import { changesOf, settingsOf } from '../domain/choice';
import { mute, mutedKinds, unmute } from '../store/muted-kinds';

/** Switches kinds of notification on or off; those that are left out stay as they are. What was told already stays. */
export function updateNotificationSettings({ db }: { db: Db }) {
  return async (ctx: Context, request: UpdateNotificationSettingsRequest): Promise<UpdateNotificationSettingsResponse> => {
    const { userId } = ctx;
    const { on, off } = changesOf(request);
    const encoded = UpdateNotificationSettingsRequest.encode(request);

    return idempotently(db, ctx, UpdateNotificationSettingsResponse, 'UpdateNotificationSettings', encoded, async (tx) => {
      await unmute(tx, userId, on);
      await mute(tx, userId, off);
      const muted = await mutedKinds(tx, [userId]);
      return { settings: settingsOf(muted.map(({ type }) => type)) };
    });
  };
}
