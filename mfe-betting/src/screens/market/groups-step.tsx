import { ShopOutlined } from '@ant-design/icons';
import type { ApiError } from '@oddsmates/sdk';
import { EmptyState, ErrorCard } from '@oddsmates/sdk/components';
import { Link } from 'react-router-dom';
import { GroupIcon } from './group-icon';
import { Skeletons } from './skeletons';
import { addressOf } from './step';
import type { Sport } from './types';

export interface SportsProps {
  leagueId: string;
  /** Undefined until the market has answered. */
  sports: readonly Sport[] | undefined;
  error: ApiError | null;
  retry: () => void;
}

/** The categories, each with how many sports it has. */
export function GroupsStep({ leagueId, sports, error, retry }: SportsProps) {
  if (!sports) return error ? <ErrorCard error={error} fallback="Failed to load sports data." onRetry={retry} /> : <Skeletons count={6} lines={2} />;
  const counts = new Map<string, number>();
  for (const { group } of sports) counts.set(group, (counts.get(group) ?? 0) + 1);
  if (counts.size === 0) return <EmptyState icon={<ShopOutlined />} text="No sports are offered at the moment. Please come back later." />;
  return (
    <ul className="market-grid">
      {[...counts].sort(([one], [other]) => one.localeCompare(other)).map(([group, count]) => (
        <li key={group}>
          <Link className="market-card market-group" to={addressOf(leagueId, { at: 'sports', group })}>
            <GroupIcon group={group} />
            <span className="market-name">{group}</span>
            <span className="om-quiet"> {count} {count === 1 ? 'sport' : 'sports'}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
