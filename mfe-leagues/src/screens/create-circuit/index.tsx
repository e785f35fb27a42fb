import { CheckCircleFilled } from '@ant-design/icons';
import { useAction, useCall, useRedirectAfter, type ApiError } from '@oddsmates/sdk';
import { ErrorCard, PageHeader, PageSkeleton, RequireCaptain } from '@oddsmates/sdk/components';
import { useParams } from 'react-router-dom';
import { isFinal } from '../../parts/final-refusal';
import { choosable, createRequest } from './circuit-draft';
import { CircuitForm } from './circuit-form';
import './create-circuit.css';

/** Create Circuit (spec section 2): for the league's captain, a contest over several of its events. */
export default function CreateCircuit() {
  const { leagueId = '' } = useParams();
  const back = `/league/${leagueId}`;
  const league = useCall('league.GetLeague', { id: leagueId });
  const events = useCall('league.ListEvents', { league_id: leagueId });
  const redirect = useRedirectAfter(back);
  const create = useAction('league.CreateCircuit', {
    emits: ['leaguesUpdated'],
    onSuccess: redirect.start,
    // An event may be over since the page was opened: then it goes from the list.
    onError: () => void events.refetch(),
  });

  if (league.isPending || events.isPending) return <PageSkeleton />;
  const header = <PageHeader title="Create Circuit" subtitle={league.data?.name} backTo={back} backLabel="Back to League" />;
  if (!league.data || !events.data) {
    const error = league.error ?? events.error;
    return (
      <>
        {header}
        <ErrorCard
          error={error} fallback="Failed to load required data." detail={league.data && eventsFailure(events.error)}
          onRetry={isFinal(error) ? undefined : () => void Promise.all([league.refetch(), events.refetch()])}
        />
      </>
    );
  }
  return (
    <RequireCaptain league={league.data} sentence="Only the league captain can create circuits.">
      <div className="create-circuit">
        {header}
        {create.isSuccess ? (
          <div className="lg-card circuit-done" role="status">
            <CheckCircleFilled aria-hidden />
            <p>Circuit created successfully!</p>
          </div>
        ) : (
          <CircuitForm
            leagueId={leagueId} events={choosable(events.data)} busy={create.isPending} failure={create.error}
            onCreate={(fields, components) => { if (!create.isPending) create.mutate({ request: createRequest(leagueId, fields, components) }); }}
          />
        )}
      </div>
    </RequireCaptain>
  );
}

/** Why the league's events did not come (spec section 8, lists); nothing to add when there was no answer. */
function eventsFailure(error: ApiError | null): string | undefined {
  return error && error.status > 0 ? `Failed to get league events: ${error.status}` : undefined;
}
