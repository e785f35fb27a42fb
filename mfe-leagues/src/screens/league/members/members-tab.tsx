import { UserAvatar } from '@oddsmates/sdk/components';
import { useRef } from 'react';
import type { League, Member } from '../../../contract';
import { useGlide } from '../../../parts/use-glide';
import { RemoveMember } from './remove-member';
import './members-tab.css';

const RANKS = ['gold', 'silver', 'bronze'] as const;

/** Members by points, descending; equal points keep the order of joining. */
export function ranked(members: readonly Member[]): Member[] {
  return [...members].sort((a, b) => b.points - a.points || a.joined_at.localeCompare(b.joined_at));
}

export interface MembersTabProps {
  league: League;
  userId: string;
  captain: boolean;
}

/** Members and leaderboard in one: the first three carry gold, silver and bronze; the captain removes others here (spec section 2). */
export function MembersTab({ league, userId, captain }: MembersTabProps) {
  const list = useRef<HTMLOListElement>(null);
  const members = ranked(league.members);
  useGlide(list, members.map(({ id }) => id).join());
  return (
    <section className="lg-card members" aria-labelledby="leaderboard">
      <div className="members-head">
        <h2 id="leaderboard">Leaderboard</h2>
        <p className="om-quiet">A won bet earns 10 points times its odds, a won closest guess 30.</p>
      </div>
      {/* It scrolls, so the keyboard must reach it. */}
      <ol ref={list} className="members-list" tabIndex={0} aria-labelledby="leaderboard">
        {members.map((member, index) => (
          <li key={member.id} data-glide={member.id} className={member.id === userId ? 'members-me' : undefined}>
            <Rank place={index + 1} />
            <UserAvatar user={member} size={40} />
            <span className="members-name">
              {member.username}
              {member.id === userId && <span className="lg-chip">You</span>}
              {member.id === league.captain?.id && <span className="lg-chip lg-chip-gold">Captain</span>}
            </span>
            <span className="members-points om-figures"><b>{member.points.toLocaleString('en-US')}</b> pts</span>
            {captain && member.id !== league.captain?.id && <RemoveMember league={league} member={member} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Rank({ place }: { place: number }) {
  const medal = RANKS[place - 1];
  return (
    <span className={`members-rank om-figures${medal ? ` members-${medal}` : ''}`}>
      {place}
      {medal && <span className="om-visually-hidden">, {medal}</span>}
    </span>
  );
}
