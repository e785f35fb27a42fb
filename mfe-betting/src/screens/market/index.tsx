import { useCall, useTitle } from '@oddsmates/sdk';
import { ErrorCard, PageHeader, PageSkeleton, RequireCaptain } from '@oddsmates/sdk/components';
import { useParams } from 'react-router-dom';
import { EventStep } from './event-step';
import { EventsStep } from './events-step';
import { GroupsStep } from './groups-step';
import { Progress } from './progress';
import { SportsStep } from './sports-step';
import { addressOf, up, type Step } from './step';
import { useStep } from './use-step';
import './market.css';

const BACK: Record<Step['at'], string> = { groups: 'Back to League', sports: 'Back to Categories', events: 'Back to Sports', event: 'Back to Events' };

/** Browse Market (spec section 2): for the league's captain, from a category to a sport to an event of the odds feed, which joins the league. */
export default function BrowseMarket() {
  const { leagueId = '' } = useParams();
  const { step, screen } = useStep();
  const league = useCall('league.GetLeague', { id: leagueId });
  const catalogue = useCall('league.BrowseMarket', {});
  const sports = catalogue.data?.data?.sports;
  const title = titleOf(step, sports?.find(({ key }) => step.at !== 'groups' && step.at !== 'sports' && key === step.sport)?.title);
  useTitle(title);

  if (league.isPending) return <PageSkeleton />;
  const parent = up(step);
  const header = <PageHeader title={title} subtitle={league.data?.name} backTo={parent ? addressOf(leagueId, parent) : `/league/${leagueId}`} backLabel={BACK[step.at]} />;
  if (!league.data) return <>{header}<ErrorCard error={league.error} fallback="Failed to load league details" onRetry={() => void league.refetch()} /></>;
  const list = { sports, error: catalogue.error, retry: () => void catalogue.refetch() };
  return (
    <RequireCaptain league={league.data} sentence="Only league captains can create events">
      <div ref={screen}>
        {header}
        <Progress leagueId={leagueId} step={step} />
        {step.at === 'groups' && <GroupsStep leagueId={leagueId} {...list} />}
        {step.at === 'sports' && <SportsStep leagueId={leagueId} group={step.group} {...list} />}
        {step.at === 'events' && <EventsStep league={league.data} step={step} />}
        {step.at === 'event' && <EventStep key={step.event} league={league.data} step={step} />}
      </div>
    </RequireCaptain>
  );
}

function titleOf(step: Step, sport = 'Events'): string {
  switch (step.at) {
    case 'groups': return 'Browse Market';
    case 'sports': return step.group;
    case 'events': return sport;
    case 'event': return 'Add to League';
  }
}
