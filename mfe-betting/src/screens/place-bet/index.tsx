import { useCall, usePollWhileDown, useRedirectAfter, useTitle, useUser } from '@oddsmates/sdk';
import { ErrorCard, PageHeader, PageSkeleton } from '@oddsmates/sdk/components';
import { useParams } from 'react-router-dom';
import { closedReason } from '../../league-event/closed-reason';
import { loadFailure } from '../../league-event/load-failure';
import { DoneCard } from '../../parts/done-card';
import { EventSummary } from '../../parts/event-summary';
import { BetForm } from './bet-form';
import { ClosedNotice } from './closed-notice';
import { Ticket } from './ticket';
import { usePlaceBet } from './use-place-bet';
import './place-bet.css';

/** How often odds, state and balance are asked for while the slip is open and no live updates arrive. */
const SLIP_POLL_MS = 5_000;

/** Place Your Bet (spec section 2): the markets of an event, an outcome, an amount, what it may win, one button. */
export default function PlaceBet() {
  const { leagueId = '', eventId = '' } = useParams();
  const { id: userId } = useUser();
  const polled = { refetchInterval: usePollWhileDown(SLIP_POLL_MS) };
  const event = useCall('league.GetLeagueEvent', { league_id: leagueId, event_id: eventId }, polled);
  const league = useCall('league.GetLeague', { id: leagueId }, polled);
  const redirect = useRedirectAfter(`/league/${leagueId}`);
  const { placed, ...slip } = usePlaceBet({
    onPlaced: redirect.start,
    onRefused: () => void Promise.all([event.refetch(), league.refetch()]),
  });
  useTitle(event.data && `Bet on ${event.data.event_name}`);

  const header = <PageHeader title="Place Your Bet" subtitle={league.data?.name} backTo={`/league/${leagueId}`} backLabel="Back to League" />;
  if (event.isPending || league.isPending) return <PageSkeleton />;
  if (!event.data) return <>{header}<ErrorCard error={event.error} fallback={loadFailure(event.error)} onRetry={() => void event.refetch()} /></>;
  if (!league.data) return <>{header}<ErrorCard error={league.error} fallback="Failed to load league data" onRetry={() => void league.refetch()} /></>;
  if (placed?.bet) {
    return <>{header}<DoneCard text="Bet placed successfully!" leagueId={leagueId}><Ticket bet={placed.bet} balance={placed.balance} /></DoneCard></>;
  }
  const closed = closedReason(event.data, userId);
  return (
    <>
      {header}
      {closed === undefined
        ? <BetForm event={event.data} balance={league.data.balance} {...slip} />
        : <><EventSummary event={event.data} /><ClosedNotice event={event.data} userId={userId} reason={closed} /></>}
    </>
  );
}
