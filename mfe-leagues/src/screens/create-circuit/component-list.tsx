import { CalendarOutlined, MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { formatDateTime } from '@oddsmates/sdk';
import { EmptyState } from '@oddsmates/sdk/components';
import { Button, Checkbox, InputNumber } from 'antd';
import type { LeagueEvent } from '../../contract';
import { MAX_WEIGHT, MIN_WEIGHT, type Choice } from './circuit-draft';

export interface ComponentListProps {
  events: readonly LeagueEvent[];
  chosen: readonly Choice[];
  disabled: boolean;
  /** Leads to where an event is created. */
  onCreateEvent: () => void;
  onToggle: (id: string) => void;
  onWeigh: (id: string, weight: number) => void;
}

/** The league's events to tick; each ticked one has a weight (spec section 2, Create Circuit). */
export function ComponentList({ events, chosen, disabled, onCreateEvent, onToggle, onWeigh }: ComponentListProps) {
  if (events.length === 0) {
    return (
      <EmptyState
        icon={<CalendarOutlined aria-hidden />} text="This league has no open events. Create an event first, then make a circuit of it."
        action={<Button onClick={onCreateEvent}>Create an event</Button>}
      />
    );
  }
  return (
    // It scrolls, so the keyboard must reach it even where nothing in it can be ticked.
    <ul className="component-list" tabIndex={0} aria-label="Component events">
      {events.map((event) => {
        const choice = chosen.find(({ id }) => id === event.id);
        return (
          <li key={event.id} className={choice && 'component-chosen'}>
            <Checkbox checked={choice !== undefined} disabled={disabled} onChange={() => onToggle(event.id)}>
              <b>{event.event_name}</b>
              <span className="component-meta om-quiet">
                {event.sport} · {formatDateTime(event.commence_time)}
                {event.betting_type !== 'standard' && <span className="lg-chip">Can break a tie</span>}
              </span>
            </Checkbox>
            {choice && <WeightStepper name={event.event_name} weight={choice.weight} disabled={disabled} onChange={(weight) => onWeigh(event.id, weight)} />}
          </li>
        );
      })}
    </ul>
  );
}

function WeightStepper({ name, weight, disabled, onChange }: { name: string; weight: number; disabled: boolean; onChange: (weight: number) => void }) {
  return (
    <div className="weight" role="group" aria-label={`Weight of ${name}`}>
      <span className="om-quiet" aria-hidden="true">Weight</span>
      <Button
        icon={<MinusOutlined aria-hidden />} aria-label={`Less weight for ${name}`}
        disabled={disabled || weight <= MIN_WEIGHT} onClick={() => onChange(weight - 1)}
      />
      <InputNumber
        aria-label={`Weight of ${name}`} className="om-figures" controls={false} min={MIN_WEIGHT} max={MAX_WEIGHT} step={1} precision={0} value={weight} disabled={disabled}
        // While it is empty the weight stays what it was.
        onChange={(typed) => { if (typed !== null) onChange(typed); }}
      />
      <Button
        icon={<PlusOutlined aria-hidden />} aria-label={`More weight for ${name}`}
        disabled={disabled || weight >= MAX_WEIGHT} onClick={() => onChange(weight + 1)}
      />
    </div>
  );
}
