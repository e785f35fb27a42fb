import { useState } from 'react';
import { initials } from '../format/text';
import { profileImage } from '../session/profile-image';
import './user-avatar.css';

export interface UserAvatarProps {
  user: { id: string; username: string; profile_image_url?: string; image?: string; embeddedImageData?: string };
  /** Pixels; 40 by default. */
  size?: number;
  /** The name stands beside it, so it is not read out again. True by default. */
  decorative?: boolean;
}

/**
 * A person's picture. Order (spec section 4): embedded data or session cache, then the server's address, then initials.
 * A picture that does not load gives way to the next in order.
 */
export function UserAvatar({ user, size = 40, decorative = true }: UserAvatarProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const sources = [user.embeddedImageData, profileImage.get(user.id), user.profile_image_url, user.image];
  const source = sources.find((one) => one && !broken.includes(one));
  const label = decorative ? '' : user.username;
  const style = { width: size, height: size, fontSize: size * 0.4 };
  if (source) {
    return <img className="om-avatar" style={style} src={source} alt={label} width={size} height={size} onError={() => setBroken([...broken, source])} />;
  }
  return (
    <span className={`om-avatar om-avatar-${toneOf(user.id)}`} style={style} {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
      {initials(user.username)}
    </span>
  );
}

const TONES = 4;

/** The same person has the same tone everywhere. */
function toneOf(id: string): number {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % TONES;
}
