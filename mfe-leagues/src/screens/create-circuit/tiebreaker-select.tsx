import { Select } from 'antd';
import { useId } from 'react';
import type { LeagueEvent } from '../../contract';
import { tiebreakers, type Components } from './circuit-draft';

export interface TiebreakerSelectProps {
  components: Components;
  events: readonly LeagueEvent[];
  disabled: boolean;
  onChoose: (id: string | undefined) => void;
}

/** Which ticked event decides between equal scores: disabled until one is ticked, and offers none of betting type standard (spec section 5). */
export function TiebreakerSelect({ components, events, disabled, onChoose }: TiebreakerSelectProps) {
  const field = useId();
  const help = useId();
  const offered = tiebreakers(components, events);
  const none = components.chosen.length === 0;
  return (
    <div className="tiebreaker">
      <label htmlFor={field}>Tiebreaker</label>
      <Select
        id={field} aria-describedby={help} virtual={false} allowClear placeholder="None" disabled={disabled || none}
        value={components.tiebreaker} onChange={onChoose}
        options={offered.map(({ id, event_name }) => ({ value: id, label: event_name }))}
        notFoundContent="None of the chosen events can break a tie."
      />
      <p id={help} className="om-quiet">
        {none ? 'Choose component events first.' : 'A closest-guess event: of those with the same score, the nearest guess wins. Without one they share the pot.'}
      </p>
    </div>
  );
}
