import { AppError, idempotently, type Clock, type Context, type Db, type ImageStore } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { UpdateProfileRequest, UpdateProfileResponse } from '@oddsmates/proto/grpc/identity/v1/identity';
import { userView } from '../domain/profile';
import { readUsername } from '../domain/username';
import { readEarnings, type WalletClient } from '../earnings';
import { keepProfileImage } from '../profile-image';
import { lockUser, updateUser, type UserRow } from '../store/users';
import { asTaken } from '../taken';
import { userChanged } from '../user-changed';

export type UpdateProfileDeps = { db: Db; wallet: WalletClient; images: ImageStore; clock: Clock };

/**
 * Changes what is given of the caller's profile and leaves the rest. Others are told of a new name or picture, not of a new bio.
 * A picture is kept before the profile names it: the worst a failure leaves behind is a file that nothing points to.
 * @throws AppError USERNAME_TAKEN, IMAGE_NOT_SUPPORTED, IMAGE_TOO_LARGE; LOGIN_AGAIN when the account is gone
 */
export function updateProfile({ db, wallet, images, clock }: UpdateProfileDeps) {
  return async (ctx: Context, request: UpdateProfileRequest): Promise<UpdateProfileResponse> => {
    const { userId } = ctx;
    const name = request.username === undefined ? undefined : readUsername(request.username);
    const imageKey = request.profile_image?.length ? await keepProfileImage(images, request.profile_image) : undefined;
    const earnings = await readEarnings(wallet, ctx, [userId]);

    try {
      return await idempotently(db, ctx, UpdateProfileResponse, 'UpdateProfile', UpdateProfileRequest.encode(request), async (tx) => {
        const before = await lockUser(tx, userId);
        if (!before) throw new AppError(Reason.LOGIN_AGAIN);
        const after = changed(before, { username: name?.shown, bio: request.bio, profile_image_key: imageKey });
        await updateUser(tx, after, name?.key);
        if (after.version !== before.version) await tx.publish(userChanged(after, clock()));
        return { user: userView(after, earnings.get(userId)) };
      });
    } catch (error) {
      throw asTaken(error);
    }
  };
}

/** The account after a change; its version grows when others see a difference. */
function changed(before: UserRow, given: { username: string | undefined; bio: string | undefined; profile_image_key: string | undefined }): UserRow {
  const username = given.username ?? before.username;
  const profileImageKey = given.profile_image_key ?? before.profile_image_key;
  const seen = username !== before.username || profileImageKey !== before.profile_image_key;
  return {
    ...before,
    username,
    profile_image_key: profileImageKey,
    bio: given.bio ?? before.bio,
    version: seen ? before.version + 1n : before.version,
  };
}
