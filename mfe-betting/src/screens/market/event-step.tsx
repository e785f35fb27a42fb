import { CalendarOutlined } from '@ant-design/icons';
import { useCall } from '@oddsmates/sdk';
import { CardSkeleton, EmptyState, ErrorCard } from '@oddsmates/sdk/components';
import { Link } from 'react-router-dom';
import type { League } from '../../league-event/types';
import { isInLeague } from './offer';
import { OfferForm } from './offer-form';
import { addressOf, type Step } from './step';
import { useAddEvent } from './use-add-event';

/** How often the odds are asked for while the captain chooses. */
const ODDS_POLL_MS = 60_000;

export interface EventStepProps {
  league: League;
  step: Extract<Step, { at: 'event' }>;
}

/** What is offered on one event, and the button that adds it to the league. */
export function EventStep({ league, step }: EventStepProps) {
  const { data: events, error, refetch } = useCall('league.ListSportEvents', { sport_key: step.sport }, { refetchInterval: ODDS_POLL_MS });
  const { failure, ...adding } = useAddEvent(league.id, () => void refetch());
  if (!events && !error) return <div className="offer" role="status" aria-label="Loading..."><CardSkeleton lines={7} /><CardSkeleton lines={4} /></div>;
  if (!events && error?.code !== 'SPORT_NOT_FOUND') {
    return <ErrorCard error={error} fallback="Failed to load event details. Please try again." onRetry={() => void refetch()} />;
  }
  const event = events?.find(({ id }) => id === step.event);
  if (!event) {
    // It has started, was called off or was moved; the server may just have said which.
    const others = addressOf(league.id, { at: 'events', group: step.group, sport: step.sport });
    return <EmptyState icon={<CalendarOutlined />} text={<span role="alert">{failure ?? 'This event is no longer offered.'}</span>} action={<Link className="market-link" to={others}>Choose another event</Link>} />;
  }
  return <OfferForm event={event} added={isInLeague(league, event)} failure={failure} {...adding} />;
}
