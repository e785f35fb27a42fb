import { useAction, useCall, useRedirectAfter, useTitle } from '@oddsmates/sdk';
import { ErrorCard, PageHeader, PageSkeleton, RequireCaptain } from '@oddsmates/sdk/components';
import { useParams } from 'react-router-dom';
import { DoneCard } from '../../parts/done-card';
import { EventSummary } from '../../parts/event-summary';
import { CancelEvent } from './cancel-event';
import { OverNotice } from './over-notice';
import { completeRequest } from './result-draft';
import { ResultForm } from './result-form';
import './complete-event.css';

/** How often an event that is being completed is asked for. */
const COMPLETING_POLL_MS = 2_000;

/** Complete Event (spec section 2): the captain says how the event ended, and every bet on it is settled. */
export default function CompleteEvent() {
  const { leagueId = '', eventId = '' } = useParams();
  const league = useCall('league.GetLeague', { id: leagueId });
  const event = useCall('league.GetLeagueEvent', { league_id: leagueId, event_id: eventId }, {
    refetchInterval: ({ state }) => (state.data?.status === 'completing' ? COMPLETING_POLL_MS : false),
  });
  const redirect = useRedirectAfter(`/league/${leagueId}`);
  const refreshEvent = () => void event.refetch();
  const complete = useAction('league.CompleteEvent', { emits: ['leagueBalanceUpdated'], onSuccess: redirect.start, onError: refreshEvent });
  const cancel = useAction('league.CancelEvent', { emits: ['leagueBalanceUpdated'], onSuccess: redirect.start, onError: refreshEvent });
  useTitle(event.data && `Complete ${event.data.event_name}`);

  if (league.isPending || event.isPending) return <PageSkeleton />;
  const header = <PageHeader title="Complete Event" subtitle={league.data?.name} backTo={`/league/${leagueId}`} backLabel="Back to League" />;
  if (!league.data || !event.data) {
    return <div className="complete-screen">{header}<ErrorCard error={league.error ?? event.error} fallback="Failed to load data" onRetry={() => void Promise.all([league.refetch(), event.refetch()])} /></div>;
  }
  const { data: shown } = event;
  const content = () => {
    if (complete.isSuccess) return <DoneCard text="Event completed successfully! Payouts have been processed." leagueId={leagueId} />;
    if (cancel.isSuccess) return <DoneCard text="Event cancelled. All stakes have been returned." leagueId={leagueId} />;
    return (
      <div className="complete">
        <EventSummary event={shown} />
        {shown.status === 'open'
          ? (
            <div className="complete-card">
              <ResultForm
                event={shown} busy={complete.isPending} disabled={cancel.isPending} failure={complete.error ?? undefined}
                onComplete={(draft) => { if (!complete.isPending) complete.mutate({ request: completeRequest(shown, draft) }); }}
              />
              <CancelEvent event={shown} busy={cancel.isPending} disabled={complete.isPending} failure={cancel.error ?? undefined} onCancel={() => cancel.mutate({ request: { event_id: shown.id } })} />
            </div>
          )
          : <OverNotice event={shown} />}
      </div>
    );
  };
  return (
    <RequireCaptain league={league.data} sentence="Only league captains can complete events">
      <div className="complete-screen">
        {header}
        {content()}
      </div>
    </RequireCaptain>
  );
}
