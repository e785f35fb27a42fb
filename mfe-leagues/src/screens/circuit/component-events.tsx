import { FlagFilled } from '@ant-design/icons';
import { formatDateTime, useIsPhone } from '@oddsmates/sdk';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { Circuit, ComponentEvent, LeagueEvent } from '../../contract';
import { isDecided } from '../../parts/circuit-facts';
import { betOf, stateOf } from '../league/events/event-state';

export interface ComponentEventsProps {
  circuit: Circuit;
  userId: string;
}

/** The events that count, with their weights and the way to bet: a table, and cards on a phone. */
export function ComponentEvents({ circuit, userId }: ComponentEventsProps) {
  const phone = useIsPhone();
  const rows = circuit.component_events.flatMap(({ league_event: event, weight }) => (event ? [{ event, weight }] : []));
  const betOn = (event: LeagueEvent) => <BetAction event={event} circuit={circuit} userId={userId} />;
  return (
    <section className="lg-card" aria-labelledby="circuit-components">
      <h2 id="circuit-components">Component events</h2>
      {phone ? (
        <ul className="lg-plain-list">
          {rows.map(({ event, weight }) => (
            <li key={event.id} className="component-card">
              <EventName event={event} circuit={circuit} />
              <p className="om-quiet">{event.sport} · {formatDateTime(event.commence_time)}</p>
              <div className="component-card-foot"><Weight weight={weight} />{betOn(event)}</div>
            </li>
          ))}
        </ul>
      ) : (
        <table className="circuit-table">
          <thead><tr><th scope="col">Event</th><th scope="col">Sport</th><th scope="col">Start</th><th scope="col">Weight</th><th scope="col"><span className="om-visually-hidden">Bet</span></th></tr></thead>
          <tbody>
            {rows.map(({ event, weight }) => (
              <tr key={event.id}>
                <th scope="row"><EventName event={event} circuit={circuit} /></th>
                <td>{event.sport}</td>
                <td className="om-figures">{formatDateTime(event.commence_time)}</td>
                <td><Weight weight={weight} /></td>
                <td className="circuit-table-end">{betOn(event)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function EventName({ event, circuit }: { event: LeagueEvent; circuit: Circuit }) {
  const { label, tone } = stateOf(event);
  return (
    <span className="component-name">
      <b>{event.event_name}</b>
      <span className="component-chips">
        <span className={`lg-chip lg-chip-${tone}`}>{label}</span>
        {event.id === circuit.tiebreaker_event?.id && <span className="lg-chip"><FlagFilled aria-hidden />Tiebreaker</span>}
      </span>
    </span>
  );
}

const Weight = ({ weight }: Pick<ComponentEvent, 'weight'>) => <b className="component-weight om-figures" title="Weight">x{weight}</b>;

/** Disabled once the event or the circuit is completed (spec section 2), and whenever betting is closed. */
function BetAction({ event, circuit, userId }: { event: LeagueEvent; circuit: Circuit; userId: string }) {
  const navigate = useNavigate();
  if (event.betting_open && betOf(event, userId)) return <span className="lg-chip lg-chip-win">Bet placed</span>;
  return (
    <Button
      aria-label={`Place Bet on ${event.event_name}`} disabled={event.completed || isDecided(circuit) || !event.betting_open}
      onClick={() => void navigate(`/league/${circuit.league_id}/event/${event.id}/place-user-bet`)}
    >
      Place Bet
    </Button>
  );
}
