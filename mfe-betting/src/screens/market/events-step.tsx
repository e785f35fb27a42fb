import { CalendarOutlined } from '@ant-design/icons';
import { useCall } from '@oddsmates/sdk';
import { EmptyState, ErrorCard } from '@oddsmates/sdk/components';
import { Link } from 'react-router-dom';
import type { League } from '../../league-event/types';
import { OddsFormatSwitch } from '../../parts/odds-format-switch';
import { EventCard } from './event-card';
import { isInLeague } from './offer';
import { Skeletons } from './skeletons';
import { addressOf, type Step } from './step';

export interface EventsStepProps {
  league: League;
  step: Extract<Step, { at: 'events' }>;
}

/** The events of a sport that have not started, the next one first, as the feed has them. */
export function EventsStep({ league, step }: EventsStepProps) {
  const { data: events, error, refetch } = useCall('league.ListSportEvents', { sport_key: step.sport });
  // A sport the feed does not know any more is out of season: no failure, only nothing to show.
  const unknown = error?.code === 'SPORT_NOT_FOUND';
  if (!events && !error) return <Skeletons count={4} lines={4} />;
  if (!events && !unknown) return <ErrorCard error={error} fallback="Failed to load events. Please try again." onRetry={() => void refetch()} />;
  if (!events || events.length === 0) {
    const others = addressOf(league.id, step.group ? { at: 'sports', group: step.group } : { at: 'groups' });
    return <EmptyState icon={<CalendarOutlined />} text="No events found for this sport." action={<Link className="market-link" to={others}>Choose another sport</Link>} />;
  }
  return (
    <>
      <div className="market-bar">
        <p className="om-quiet">{events.length} {events.length === 1 ? 'event' : 'events'}, the next one first</p>
        <OddsFormatSwitch />
      </div>
      <ul className="market-grid market-grid-wide">
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} added={isInLeague(league, event)} to={addressOf(league.id, { ...step, at: 'event', event: event.id })} />
          </li>
        ))}
      </ul>
    </>
  );
}
