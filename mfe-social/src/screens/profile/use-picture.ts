import { notices, profileImage, session, useAction, useUser } from '@oddsmates/sdk';
import { newKey } from '../../new-key';

const CHANGED = 'Profile image updated successfully';
const FAILED = 'Failed to process image';

/**
 * Takes a new profile picture: kept in this browser first, then sent (spec section 4). A sending that fails changes nothing on the page: the picture
 * kept here stays. Only where the browser has no room for it does the sending decide.
 */
export function useProfilePicture() {
  const { id } = useUser();
  const send = useAction('identity.UpdateProfile', { emits: ['userUpdated'], onSuccess: (user) => session.setUser(user) });
  return async (image: Blob): Promise<void> => {
    const kept = profileImage.set(id, await dataUrlOf(image));
    if (kept) {
      showEverywhere();
      notices.success(CHANGED);
    }
    send.mutate({
      request: {}, image: { field: 'profile_image', blob: image, fileName: 'avatar.png' },
      // A picture is not part of the request's identity, so each has a key of its own.
      idempotencyKey: newKey(),
    }, kept ? {} : { onSuccess: () => notices.success(CHANGED), onError: () => notices.error(FAILED) });
  };
}

/** Avatars read the picture as they are drawn: a session that counts as changed draws them again, the one of the top bar too. */
function showEverywhere(): void {
  const user = session.get()?.user;
  if (user) session.setUser({ ...user, embeddedImageData: undefined });
}

async function dataUrlOf(image: Blob): Promise<string> {
  const reader = new FileReader();
  return await new Promise((resolve, reject) => {
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('No data address')));
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read'));
    reader.readAsDataURL(image);
  });
}
