import { PlusOutlined, RightOutlined, TrophyFilled, TrophyOutlined } from '@ant-design/icons';
import { EmptyState } from '@oddsmates/sdk/components';
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import type { Circuit, League } from '../../../contract';
import { CircuitChip } from '../../../parts/circuit-chip';
import { countParticipants, entryFee, fee, isDecided } from '../../../parts/circuit-facts';
import './circuits.css';

/** The league's circuits, those that are on first; the captain creates them here. */
export function CircuitsSection({ league, captain }: { league: League; captain: boolean }) {
  const navigate = useNavigate();
  return (
    <section className="circuits" aria-labelledby="league-circuits">
      <div className="events-head">
        <h2 id="league-circuits">Circuits</h2>
        {captain && <Button icon={<PlusOutlined aria-hidden />} onClick={() => void navigate(`/league/${league.id}/create-circuit`)}>Create Circuit</Button>}
      </div>
      {league.circuits.length > 0 ? (
        <ul className="lg-plain-list circuits-grid">
          {league.circuits.map((circuit) => <li key={circuit.id}><CircuitLink circuit={circuit} /></li>)}
        </ul>
      ) : (
        <EmptyState
          icon={<TrophyOutlined aria-hidden />}
          text={captain ? 'No circuits yet. Make several events one contest with a pot.' : 'No circuits yet. Your captain makes several events one contest with a pot.'}
        />
      )}
    </section>
  );
}

function CircuitLink({ circuit }: { circuit: Circuit }) {
  const events = circuit.component_events.length;
  return (
    <Link to={`/league/${circuit.league_id}/circuit/${circuit.id}`} className={`lg-card circuit-link${isDecided(circuit) ? ' circuit-link-over' : ''}`}>
      <span className="circuit-link-words">
        <span className="circuit-link-top">
          <CircuitChip status={circuit.status} />
          {circuit.joined && <span className="lg-chip">You take part</span>}
        </span>
        <b>{circuit.name}</b>
        <span className="om-quiet om-figures">
          {entryFee(circuit)} entry · {fee(circuit.pot)} pot · {events} {events === 1 ? 'event' : 'events'} · {countParticipants(circuit.participant_count)}
        </span>
        {circuit.winner && <span className="circuit-link-winner"><TrophyFilled aria-hidden />{circuit.winner} won</span>}
      </span>
      <RightOutlined aria-hidden className="om-quiet" />
    </Link>
  );
}
