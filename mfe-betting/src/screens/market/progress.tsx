import { Link } from 'react-router-dom';
import { addressOf, up, type Step } from './step';

const STEPS: readonly { at: Step['at']; label: string }[] = [
  { at: 'groups', label: 'Category' }, { at: 'sports', label: 'Sport' }, { at: 'events', label: 'Event' }, { at: 'event', label: 'Odds' },
];

/** The four steps; those behind lead back. */
export function Progress({ leagueId, step }: { leagueId: string; step: Step }) {
  const behind = new Map<Step['at'], Step>();
  for (let above = up(step); above; above = up(above)) behind.set(above.at, above);
  return (
    <nav aria-label="Steps">
      <ol className="market-progress">
        {STEPS.map(({ at, label }) => {
          const there = behind.get(at);
          return (
            <li key={at} className={there ? 'market-progress-done' : undefined} aria-current={at === step.at ? 'step' : undefined}>
              {there ? <Link to={addressOf(leagueId, there)}>{label}</Link> : <span>{label}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
