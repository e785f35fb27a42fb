import { useAction, useCall, useRedirectAfter } from '@oddsmates/sdk';
import { ErrorCard, PageHeader, PageSkeleton, RequireCaptain } from '@oddsmates/sdk/components';
import { useParams } from 'react-router-dom';
import { DoneCard } from '../../parts/done-card';
import { createRequest } from './event-draft';
import { EventForm } from './event-form';
import './create-event.css';

/** Create Test Event (spec section 2): for the league's captain, an event of their own with the odds they set. */
export default function CreateEvent() {
  const { leagueId = '' } = useParams();
  const league = useCall('league.GetLeague', { id: leagueId });
  const redirect = useRedirectAfter(`/league/${leagueId}`);
  const create = useAction('league.CreateEvent', { emits: ['leaguesUpdated'], onSuccess: redirect.start });

  if (league.isPending) return <PageSkeleton />;
  const header = <PageHeader title="Create Test Event" subtitle={league.data?.name} backTo={`/league/${leagueId}`} backLabel="Back to League" />;
  if (!league.data) return <>{header}<ErrorCard error={league.error} fallback="Failed to load league details" onRetry={() => void league.refetch()} /></>;
  return (
    <RequireCaptain league={league.data} sentence="Only league captains can create events">
      {header}
      {create.isSuccess
        ? <DoneCard text="Event created successfully!" leagueId={leagueId} />
        : (
          <EventForm
            leagueId={leagueId} busy={create.isPending} failure={create.error ?? undefined}
            onCreate={(draft) => { if (!create.isPending) create.mutate({ request: createRequest(leagueId, draft) }); }}
          />
        )}
    </RequireCaptain>
  );
}
