import { formatMembers, truncate } from '@oddsmates/sdk';
import { isCaptain, LeagueImage, UserAvatar } from '@oddsmates/sdk/components';
import Button from 'antd/es/button';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { League, Member } from '../../contract';
import './league-card.css';

const SHOWN_MEMBERS = 3; // spec section 9

/** A league in a list (spec section 2, League card). The whole card leads to it; keyboards and screen readers use the name or 'View'. */
export function LeagueCard({ league, userId }: { league: League; userId: string }) {
  const navigate = useNavigate();
  const path = `/league/${league.id}`;
  const open = (click: MouseEvent) => {
    // The name is a link and has led there already.
    if (!click.defaultPrevented) void navigate(path);
  };
  return (
    <article className="league-card" onClick={open}>
      <LeagueImage league={league} size={72} />
      <div className="league-card-body">
        <h3>
          <Link to={path}>{league.name}</Link>
          {isCaptain(league, userId) && <span className="lg-chip lg-chip-gold">Captain</span>}
        </h3>
        {league.description !== '' && <p className="om-quiet">{truncate(league.description)}</p>}
        <div className="league-card-meta">
          <Faces members={league.members} />
          <span className="om-quiet">{formatMembers(league.members.length)}</span>
          {league.sports.map((sport) => <span key={sport} className="lg-chip">{sport}</span>)}
        </div>
      </div>
      <Button aria-label={`View ${league.name}`}>View</Button>
    </article>
  );
}

function Faces({ members }: { members: readonly Member[] }) {
  const more = members.length - SHOWN_MEMBERS;
  return (
    <span className="league-card-faces" aria-hidden="true">
      {members.slice(0, SHOWN_MEMBERS).map((member) => <UserAvatar key={member.id} user={member} size={28} />)}
      {more > 0 && <span className="league-card-more om-figures">+{more}</span>}
    </span>
  );
}
