import { UserAvatar } from '@oddsmates/sdk/components';
import { useRef } from 'react';
import type { League, Member } from '../../../contract';
import { useGlide } from '../../../parts/use-glide';
import { PointsRules } from './points-rules';
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
    <div className="members">
      <section className="lg-card members-board" aria-labelledby="leaderboard">
        <h2 id="leaderboard">Leaderboard</h2>
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
              {captain && members.length > 1 && (member.id === league.captain?.id ? <span className="members-fixed" /> : <RemoveMember league={league} member={member} />)}
            </li>
          ))}
        </ol>
      </section>
      <PointsRules />
    </div>
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
