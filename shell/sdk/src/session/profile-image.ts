/** The profile picture as a data URL, per user, for this browser session (spec section 3: `profileImageDataUrl_{userId}`). */
const key = (userId: string) => `profileImageDataUrl_${userId}`;

export const profileImage = {
  get: (userId: string): string | undefined => sessionStorage.getItem(key(userId)) ?? undefined,

  /** Returns false when the browser's quota is full: the picture then only comes from the server. */
  set(userId: string, dataUrl: string): boolean {
    try {
      sessionStorage.setItem(key(userId), dataUrl);
      return true;
    } catch {
      return false;
    }
  },

  remove: (userId: string): void => sessionStorage.removeItem(key(userId)),
};
