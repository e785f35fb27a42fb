import { CalendarOutlined } from '@ant-design/icons';
import { formatDateTime } from '@oddsmates/sdk';
import type { ReactNode } from 'react';
import { isClosestGuess, type LeagueEvent } from '../league-event/types';
import './event-summary.css';

/** What the event is: name, sport, start in the viewer's zone, the two teams. */
export function EventSummary({ event, children }: { event: LeagueEvent; children?: ReactNode }) {
  return (
    <section className="event-summary" aria-labelledby="event-summary-name">
      <p className="event-summary-meta">
        <span className="event-summary-sport">{event.sport}</span>
        <span className="om-quiet"><CalendarOutlined aria-hidden /> <time dateTime={event.commence_time}>{formatDateTime(event.commence_time)}</time></span>
      </p>
      <h2 id="event-summary-name" className="event-summary-name">{event.event_name}</h2>
      {!isClosestGuess(event) && (
        <div className="event-summary-teams">
          <p><span>Home</span> <b>{event.home_team}</b></p>
          <span className="event-summary-versus" aria-hidden>VS</span>
          <p><span>Away</span> <b>{event.away_team}</b></p>
        </div>
      )}
      {children}
    </section>
  );
}
