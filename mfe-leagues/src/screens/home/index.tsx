import { PlusOutlined } from '@ant-design/icons';
import { Widget, useUser } from '@oddsmates/sdk';
import { PageHeader } from '@oddsmates/sdk/components';
import Button from 'antd/es/button';
import { useNavigate } from 'react-router-dom';
import { LeagueList } from './league-list';
import { StatsStrip } from './stats-strip';
import { useHome } from './use-home';
import { YourStats } from './your-stats';
import './home.css';

/** What the panel takes with one friend: it only ever grows. */
const FRIENDS_HEIGHT_PX = 172;

/** Where a player lands: their leagues, their friends, their figures (spec section 2, Home). */
export default function Home() {
  const navigate = useNavigate();
  const user = useUser();
  const home = useHome();
  return (
    <>
      <div className="home-hero">
        <PageHeader
          title={`Welcome back, ${user.username}!`}
          subtitle="Pick a league, call the next winner and climb the table."
          actions={<Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void navigate('/create-league')}>Create League</Button>}
        />
        <StatsStrip leagues={home.leagueCount} friends={home.friends} unread={home.unread} record={home.record} />
      </div>
      <div className="home-columns">
        <section aria-labelledby="your-leagues" aria-busy={home.leagues.isPending}>
          <h2 id="your-leagues">Your Leagues</h2>
          <LeagueList leagues={home.leagues} userId={user.id} />
        </section>
        <div className="home-side">
          <Widget remote="social" name="FriendsPanel" props={{}} height={FRIENDS_HEIGHT_PX} />
          <YourStats record={home.record} />
        </div>
      </div>
    </>
  );
}
