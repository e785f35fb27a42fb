import { AimOutlined, CrownOutlined, FireOutlined, LockOutlined, RocketOutlined, StarOutlined, TrophyOutlined } from '@ant-design/icons';
import { formatDateTime } from '@oddsmates/sdk';
import type { ReactNode } from 'react';
import type { Achievement } from './use-record';

const ICONS: Record<string, ReactNode> = {
  first_bet: <StarOutlined />,
  first_win: <TrophyOutlined />,
  three_in_a_row: <FireOutlined />,
  long_shot: <RocketOutlined />,
  closest_guess: <AimOutlined />,
  ten_wins: <CrownOutlined />,
};

/** Every badge: when it was earned, or that it is still to be. */
export function Achievements({ achievements }: { achievements: readonly Achievement[] }) {
  return (
    <ul className="badges">
      {achievements.map(({ key, title, earned_at: earnedAt }) => {
        // 'Hot Streak: 3 wins in a row' is a name and what it takes.
        const [name, task] = title.split(': ');
        return (
          <li key={key} className={earnedAt === undefined ? 'badge' : 'badge badge-earned'}>
            <span className="badge-icon" aria-hidden="true">{earnedAt === undefined ? <LockOutlined /> : ICONS[key] ?? <StarOutlined />}</span>
            <span className="badge-text">
              <span className="badge-name">{name}</span>
              {task !== undefined && <span className="om-quiet">{task}</span>}
              <span className="om-quiet">{earnedAt === undefined ? 'Not yet earned' : formatDateTime(earnedAt)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
