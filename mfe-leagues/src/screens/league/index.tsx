import { useCall, usePollWhileDown, useTitle, useUser, Widget, type ApiError } from '@oddsmates/sdk';
import { ErrorCard, isCaptain, PageSkeleton } from '@oddsmates/sdk/components';
import { Button, Tabs } from 'antd';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { LEAGUE_REFRESH_MS } from '../../intervals';
import { isFinal } from '../../parts/final-refusal';
import { EventsTab } from './events/events-tab';
import { LeagueHeader } from './header/league-header';
import { MembersTab } from './members/members-tab';
import './league.css';

const CHAT_HEIGHT_PX = 500; // spec section 9
const FIRST_TAB = 'events';

/** A league: who, how much, what is on, who leads, what is said (spec section 2, League detail). */
export default function LeagueDetail() {
  const { id = '' } = useParams();
  const user = useUser();
  const league = useCall('league.GetLeague', { id }, { refetchInterval: usePollWhileDown(LEAGUE_REFRESH_MS) });
  const [tab, setTab] = useTab();
  useTitle(league.data?.name);

  if (league.isPending) return <PageSkeleton label="Loading the league" />;
  if (!league.data || isFinal(league.error)) {
    return <LeagueFailure error={league.error} onRetry={() => void league.refetch()} />;
  }
  const captain = isCaptain(league.data, user.id);
  return (
    <>
      <LeagueHeader league={league.data} captain={captain} />
      <Tabs
        activeKey={tab} onChange={setTab} animated={false} destroyOnHidden className="league-tabs"
        items={[
          { key: FIRST_TAB, label: 'Events', children: <EventsTab league={league.data} userId={user.id} captain={captain} /> },
          { key: 'members', label: 'Members & Leaderboard', children: <MembersTab league={league.data} userId={user.id} captain={captain} /> },
          { key: 'chat', label: 'Chat', children: <Widget remote="social" name="LeagueChat" props={{ leagueId: id }} height={CHAT_HEIGHT_PX} /> },
        ]}
      />
    </>
  );
}

/** The open tab stands in the address, so that Back from a bet and a shared link lead to it. */
function useTab(): [string, (tab: string) => void] {
  const [query, setQuery] = useSearchParams();
  return [query.get('tab') ?? FIRST_TAB, (tab) => setQuery(tab === FIRST_TAB ? {} : { tab }, { replace: true })];
}

function LeagueFailure({ error, onRetry }: { error: ApiError | null; onRetry: () => void }) {
  const navigate = useNavigate();
  return (
    <>
      <h1 className="om-visually-hidden">League</h1>
      <ErrorCard
        fallback="Failed to load league data" error={isFinal(error) ? undefined : error} onRetry={isFinal(error) ? undefined : onRetry}
        actions={(
          <>
            {isFinal(error) && <p className="league-failure-why">{error.message}</p>}
            <Button type={isFinal(error) ? 'primary' : 'default'} onClick={() => void navigate('/home')}>Back to home</Button>
          </>
        )}
      />
    </>
  );
}
