import { TrophyFilled } from '@ant-design/icons';
import type { LeagueEvent } from '../../../contract';
import { isGuess, winnerOf } from './event-state';

/** How an event ended, in a line; nothing while it is on. */
export function ResultLine({ event }: { event: LeagueEvent }) {
  if (event.status === 'cancelled') return <p className="result-line">Called off by the captain. Every stake went back.</p>;
  if (event.status === 'completing') return <p className="result-line">The captain has named the result. Bets are being settled.</p>;
  const { result } = event;
  if (!event.completed || !result) return null;
  const winner = winnerOf(event);
  const words = isGuess(event) ? `The answer: ${result.actual_value ?? ''}` : `${winner?.name ?? result.winning_outcome} won`;
  const score = result.home_score !== undefined && result.away_score !== undefined ? `${result.home_score} : ${result.away_score}` : undefined;
  return (
    <p className="result-line">
      <TrophyFilled aria-hidden className="result-cup" />
      <b>{words}</b>
      {score !== undefined && <span className="om-figures om-quiet">Final score {score}</span>}
    </p>
  );
}
