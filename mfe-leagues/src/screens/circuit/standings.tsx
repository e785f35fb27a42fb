import { UserAvatar } from '@oddsmates/sdk/components';
import { useRef } from 'react';
import type { Circuit } from '../../contract';
import { ranked } from '../../parts/circuit-facts';
import { useGlide } from '../../parts/use-glide';

const MEDALS = ['gold', 'silver', 'bronze'];

/** Nobody has earned a medal before the first point: then all of them lead. */
const medalOf = (rank: number, score: number): string => (score > 0 ? MEDALS[rank - 1] : undefined) ?? 'none';

/** Rank, user, score: descending, live while the circuit is on (spec section 2). */
export function Standings({ circuit, userId }: { circuit: Circuit; userId: string }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = ranked(circuit);
  useGlide(body, rows.map(({ participant }) => participant.user?.id).join());
  return (
    <section className="lg-card" aria-labelledby="circuit-standings">
      <h2 id="circuit-standings">Leaderboard</h2>
      {rows.length === 0 ? <p className="om-quiet">No participants have joined yet.</p> : (
        <table className="circuit-table circuit-standings" aria-labelledby="circuit-standings">
          <thead><tr><th scope="col">Rank</th><th scope="col">User</th><th scope="col" className="circuit-table-end">Score</th></tr></thead>
          <tbody ref={body}>
            {rows.map(({ rank, participant: { user, score, profile_image_url } }) => (
              <tr key={user?.id} data-glide={user?.id} className={user?.id === userId ? 'circuit-me' : undefined}>
                <td><span className={`circuit-rank om-figures circuit-${medalOf(rank, score)}`}>{rank}</span></td>
                <th scope="row">
                  <span className="circuit-user">
                    {user && <UserAvatar user={{ ...user, profile_image_url }} size={36} />}
                    <span>{user?.username}{user?.id === userId && <span className="lg-chip circuit-you">You</span>}</span>
                  </span>
                </th>
                <td className="circuit-table-end om-figures"><b>{score}</b></td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
