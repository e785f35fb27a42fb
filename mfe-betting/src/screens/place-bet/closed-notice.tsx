import { LockOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { betOf } from '../../league-event/closed-reason';
import { resultWords } from '../../league-event/result-words';
import type { LeagueEvent } from '../../league-event/types';
import { Ticket } from './ticket';

/** In place of the slip when no bet can be placed: why, one's own bet, how the event ended. */
export function ClosedNotice({ event, userId, reason }: { event: LeagueEvent; userId: string; reason: string }) {
  const bet = betOf(event, userId);
  const result = resultWords(event);
  return (
    <section className="closed" role="status">
      <LockOutlined className="closed-icon" aria-hidden />
      <p className="closed-reason">{reason}</p>
      {result !== undefined && <p className="om-quiet">Result: {result}</p>}
      {bet && <Ticket bet={bet} />}
      <Link className="done-card-link" to={`/league/${event.league_id}`}>Back to League</Link>
    </section>
  );
}
