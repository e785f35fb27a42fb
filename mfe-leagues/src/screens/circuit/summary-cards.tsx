import { CalendarOutlined, DollarOutlined, FlagOutlined, TeamOutlined } from '@ant-design/icons';
import type { Circuit } from '../../contract';
import { fee } from '../../parts/circuit-facts';

/** Figures of more characters are set smaller on a phone: a sum is not broken in two. */
const LONG = 10;

/** Entry fee with the pot, participants, events, tiebreaker (or None). */
export function SummaryCards({ circuit }: { circuit: Circuit }) {
  const cards = [
    { icon: <DollarOutlined aria-hidden />, label: 'Entry Fee', value: fee(circuit.entry_fee), note: `${fee(circuit.pot)} in the pot` },
    { icon: <TeamOutlined aria-hidden />, label: 'Participants', value: String(circuit.participant_count) },
    { icon: <CalendarOutlined aria-hidden />, label: 'Events', value: String(circuit.component_events.length) },
    { icon: <FlagOutlined aria-hidden />, label: 'Tiebreaker', value: circuit.tiebreaker_event?.event_name ?? 'None', words: true },
  ];
  return (
    <dl className="circuit-cards">
      {cards.map(({ icon, label, value, note, words }) => (
        <div key={label} className="circuit-card-figure">
          <dt className="om-quiet">{icon}{label}</dt>
          <dd className={words ? 'circuit-card-words' : `om-figures${value.length > LONG ? ' circuit-card-long' : ''}`}>{value}</dd>
          {note !== undefined && <dd className="circuit-card-note om-quiet om-figures">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
