import { BellOutlined, RiseOutlined, TeamOutlined, TrophyOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { PlayerRecord } from './use-record';

export interface StatsStripProps {
  leagues: number | undefined;
  friends: number | undefined;
  unread: number | undefined;
  record: PlayerRecord | undefined;
}

/** Four figures at a glance (spec section 2, Home). One that is not known yet keeps its place. */
export function StatsStrip({ leagues, friends, unread, record }: StatsStripProps) {
  return (
    <dl className="home-stats" aria-label="At a glance">
      <Tile label="Active Leagues" icon={<TrophyOutlined aria-hidden />} value={leagues} />
      <Tile label="Friends" icon={<TeamOutlined aria-hidden />} value={friends} />
      <Tile label="Notifications" icon={<BellOutlined aria-hidden />} value={unread} />
      <Tile label="Success Rate" icon={<RiseOutlined aria-hidden />} value={record?.successRate} />
    </dl>
  );
}

function Tile({ label, icon, value }: { label: string; icon: ReactNode; value: string | number | undefined }) {
  return (
    <div className="home-tile">
      <dt><span className="home-tile-icon" aria-hidden="true">{icon}</span>{label}</dt>
      <dd className="om-figures">{value ?? <span className="om-bone home-tile-bone" />}</dd>
    </div>
  );
}
