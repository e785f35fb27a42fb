import { RightOutlined, ShopOutlined } from '@ant-design/icons';
import { EmptyState, ErrorCard } from '@oddsmates/sdk/components';
import { Link } from 'react-router-dom';
import { GroupIcon } from './group-icon';
import type { SportsProps } from './groups-step';
import { Skeletons } from './skeletons';
import { addressOf } from './step';

/** The sports of a category. */
export function SportsStep({ leagueId, group, sports, error, retry }: SportsProps & { group: string }) {
  if (!sports) return error ? <ErrorCard error={error} fallback="Failed to load sports. Please try again." onRetry={retry} /> : <Skeletons count={2} lines={2} />;
  const offered = sports.filter((sport) => sport.group === group);
  if (offered.length === 0) {
    return <EmptyState icon={<ShopOutlined />} text="Nothing of this category is offered at the moment." action={<Link className="market-link" to={addressOf(leagueId, { at: 'groups' })}>See all categories</Link>} />;
  }
  return (
    <ul className="market-grid market-grid-wide">
      {offered.map(({ key, title, description, active }) => (
        <li key={key}>
          <Link className="market-card market-sport" to={addressOf(leagueId, { at: 'events', group, sport: key })}>
            <GroupIcon group={group} />
            <span className="market-sport-words">
              <span className="market-name">{title}</span>
              <span className="om-quiet"> {description}</span>
              {!active && <span className="market-chip"> Out of season</span>}
            </span>
            <RightOutlined className="market-arrow" aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
