/** The signed-in person as kept in local storage under `user` (spec section 3). `money` is the betting balance in dollars, two decimals. */
export interface SessionUser {
  id: string;
  username: string;
  email?: string;
  profile_image_url?: string;
  bio?: string;
  money?: number;
  points?: number;
  date_joined?: string;
  /** A data URL of the picture, when an answer carried the picture itself. */
  embeddedImageData?: string;
}

/** Reads a stored user; anything that is not one (another version, a hand edit) counts as none. */
export function parseUser(stored: string | null): SessionUser | undefined {
  if (!stored) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    return isUser(value) ? value : undefined;
  } catch {
    // Not JSON: the same as no user. The guard then sends the visitor to the sign-in page.
    return undefined;
  }
}

function isUser(value: unknown): value is SessionUser {
  return typeof value === 'object' && value !== null
    && 'id' in value && typeof value.id === 'string'
    && 'username' in value && typeof value.username === 'string';
}
