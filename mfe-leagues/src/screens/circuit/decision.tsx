import { formatDateTime } from '@oddsmates/sdk';
import type { Circuit } from '../../contract';
import { fee } from '../../parts/circuit-facts';

/** Why a circuit came out as it did, with the arithmetic: scores, guesses, distances, shares. Nothing until it is decided. */
export function Decision({ circuit, userId }: { circuit: Circuit; userId: string }) {
  const { decision } = circuit;
  if (!decision) return null;
  const entries = decision.places.length;
  return (
    <section className="lg-card" aria-labelledby="circuit-why">
      <div>
        <h2 id="circuit-why">Why it was decided this way</h2>
        <p className="om-quiet">{formatDateTime(decision.decided_at)}</p>
      </div>
      <p className="circuit-rule">{decision.rule}</p>
      {entries > 0 && (
        <>
          <p className="om-quiet om-figures">{entries} {entries === 1 ? 'entry' : 'entries'} x {fee(circuit.entry_fee)} = {fee(circuit.pot)} in the pot</p>
          <ol className="decision-places" tabIndex={0} aria-label="Places">
            {decision.places.map(({ user, score, guess, distance, share }) => (
              <li key={user?.id} className={Number(share) > 0 ? 'decision-won' : undefined}>
                <span className="decision-words">
                  <b>{user?.id === userId ? `${user.username} (you)` : user?.username}</b>
                  <span className="om-quiet om-figures">{score} {score === 1 ? 'point' : 'points'}{circuit.tiebreaker_event && `, ${guessWords(guess, distance)}`}</span>
                </span>
                <b className="decision-share om-figures">{fee(share)}</b>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function guessWords(guess: number | undefined, distance: number | undefined): string {
  if (guess === undefined) return 'no guess that counts';
  return distance === undefined ? `guessed ${guess}` : `guessed ${guess}, off by ${distance}`;
}
