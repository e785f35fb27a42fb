import { CalendarOutlined, PlusOutlined, ShopOutlined } from '@ant-design/icons';
import { EmptyState } from '@oddsmates/sdk/components';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { League, LeagueEvent } from '../../../contract';
import { CircuitsSection } from '../circuits/circuits-section';
import { EventCard } from './event-card';
import { byState } from './event-state';
import './events.css';

export interface EventsTabProps {
  league: League;
  userId: string;
  captain: boolean;
}

/** What is on, the circuits, then what is over with its results. The captain creates events here, or takes them from the market. */
export function EventsTab({ league, userId, captain }: EventsTabProps) {
  const navigate = useNavigate();
  const { on, over } = byState(league.events);
  const go = (screen: string) => void navigate(`/league/${league.id}/${screen}`);
  const cards = (events: readonly LeagueEvent[]) => (
    <ul className="lg-plain-list events-grid">
      {events.map((event) => <li key={event.id}><EventCard event={event} league={league} userId={userId} captain={captain} /></li>)}
    </ul>
  );
  const circuits = <CircuitsSection league={league} captain={captain} />;
  return (
    <>
      <section aria-labelledby="upcoming-events">
        <div className="events-head">
          <h2 id="upcoming-events">Events</h2>
          {captain && (
            <div className="events-buttons">
              <Button icon={<ShopOutlined aria-hidden />} onClick={() => go('market')}>Browse Market</Button>
              <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => go('create-event')}>Create Event</Button>
            </div>
          )}
        </div>
        {on.length > 0 ? cards(on) : (
          <EmptyState
            icon={<CalendarOutlined aria-hidden />}
            action={captain && league.events.length === 0 ? <Button type="primary" onClick={() => go('create-event')}>Post the first event</Button> : undefined}
            text={captain ? 'Nothing to bet on right now. Post the next event and let the league call it.' : 'Nothing to bet on right now. Your captain posts the next event here.'}
          />
        )}
      </section>
      {league.circuits.length > 0 && circuits}
      {over.length > 0 && (
        <section className="events-over" aria-labelledby="results">
          <div className="events-head"><h2 id="results">Results</h2></div>
          {cards(over)}
        </section>
      )}
      {/* How a bet came out is news; that there are no circuits is none. */}
      {league.circuits.length === 0 && circuits}
    </>
  );
}
