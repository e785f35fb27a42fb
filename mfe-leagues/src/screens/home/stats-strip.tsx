import { BellOutlined, RiseOutlined, TeamOutlined, TrophyOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { Count } from './use-home';
import type { PlayerRecord } from './use-record';

export interface StatsStripProps {
  leagues: Count;
  friends: Count;
  unread: Count;
  record: PlayerRecord | undefined;
}

/** Four figures at a glance (spec section 2, Home). One that is not known yet keeps its place; one that could not be had is a dash. */
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

function Tile({ label, icon, value }: { label: string; icon: ReactNode; value: string | Count }) {
  return (
    <div className="home-tile">
      <dt><span className="home-tile-icon" aria-hidden="true">{icon}</span>{label}</dt>
      <dd className="om-figures">{value === null ? <Missing /> : value ?? <span className="om-bone home-tile-bone" />}</dd>
    </div>
  );
}

/** In place of a figure: the part of the screen that asks for the same says why, and has Retry. */
function Missing() {
  return <><span aria-hidden="true">–</span><span className="om-visually-hidden">not available</span></>;
}
