import type { Circuit } from '../../contract';
import { stillOpen } from '../../parts/circuit-facts';

/** More would push the events themselves, which follow, out of sight. */
const SHOWN = 12;

/** What has to happen before the circuit is decided, and how it will be (docs/domain-rules.md#circuits). */
export function StillOpen({ circuit }: { circuit: Circuit }) {
  const open = stillOpen(circuit);
  const total = circuit.component_events.length;
  return (
    <section className="lg-card" aria-labelledby="circuit-open">
      <h2 id="circuit-open">What is still open</h2>
      {open.length === 0 ? <p>Every event is over. The circuit is being decided.</p> : (
        <>
          <p>{open.length} of {total} {total === 1 ? 'event' : 'events'} still to come. The circuit is decided once the last of them is over.</p>
          <ul className="circuit-open">
            {open.slice(0, SHOWN).map(({ league_event: event, weight }) => (
              <li key={event?.id} className="lg-chip lg-chip-neutral">{event?.event_name}<b className="om-figures">x{weight}</b></li>
            ))}
            {open.length > SHOWN && <li className="om-quiet om-figures">and {open.length - SHOWN} more</li>}
          </ul>
        </>
      )}
      <p className="om-quiet">
        Your score is the points of your bets, each times the weight of its event. The highest score takes the pot
        {circuit.tiebreaker_event ? `; of equal scores, the nearest guess on ${circuit.tiebreaker_event.event_name} wins.` : '; equal scores share it.'}
      </p>
    </section>
  );
}
