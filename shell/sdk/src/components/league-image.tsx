import { useState } from 'react';
import placeholder from './league-placeholder.svg';
import './league-image.css';

export interface LeagueImageProps {
  league: { name: string; image?: string };
  /** Pixels; 64 by default. */
  size?: number;
}

/** A league's round picture; the bundled placeholder when it has none or the picture does not load. The name stands beside it. */
export function LeagueImage({ league, size = 64 }: LeagueImageProps) {
  const [broken, setBroken] = useState<string>();
  const source = league.image && league.image !== broken ? league.image : placeholder;
  return (
    <img className="om-league-image" src={source} alt="" width={size} height={size} style={{ width: size, height: size }} onError={() => setBroken(league.image)} />
  );
}
