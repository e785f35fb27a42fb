import { TrophyOutlined } from '@ant-design/icons';
import { EmptyState, ErrorCard, ListSkeleton } from '@oddsmates/sdk/components';
import Button from 'antd/es/button';
import { useNavigate } from 'react-router-dom';
import { FirstSteps } from './first-steps';
import { LeagueCard } from './league-card';
import type { HomeData } from './use-home';

/** 'Your Leagues': cards, or why there are none. */
export function LeagueList({ leagues, userId }: { leagues: HomeData['leagues']; userId: string }) {
  const navigate = useNavigate();
  if (leagues.isPending) {
    return (
      <div className="lg-card">
        <p className="om-visually-hidden" role="status">Loading leagues...</p>
        <ListSkeleton rows={3} />
      </div>
    );
  }
  // What is there stays there when a later question fails.
  if (!leagues.data) return <ErrorCard fallback="Failed to load data" detail="Failed to fetch leagues" error={leagues.error} onRetry={() => void leagues.refetch()} />;
  if (leagues.data.length === 0) {
    return (
      <div className="lg-plain-list">
        <EmptyState
          icon={<TrophyOutlined aria-hidden />} text="No leagues yet. Create one!"
          action={<Button type="primary" onClick={() => void navigate('/create-league')}>Start your first league</Button>}
        />
        <FirstSteps />
      </div>
    );
  }
  return (
    <ul className="lg-plain-list home-leagues">
      {leagues.data.map((league) => <li key={league.id}><LeagueCard league={league} userId={userId} /></li>)}
    </ul>
  );
}
