import type { ApiError } from '@oddsmates/sdk';
import { Alert, Button, Form } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LeagueEvent } from '../../contract';
import { serverSentence } from '../../parts/server-sentence';
import { BasicFields } from './basic-fields';
import { amongst, FIRST_FEE, NO_COMPONENTS, problemOf, toggled, weighted, type CircuitFields, type Components } from './circuit-draft';
import { ComponentList } from './component-list';
import { TiebreakerSelect } from './tiebreaker-select';

const FIELDS = ['name', 'description', 'entry_fee'] as const;

export interface CircuitFormProps {
  leagueId: string;
  /** The events that can be chosen. */
  events: readonly LeagueEvent[];
  busy: boolean;
  failure: ApiError | null;
  onCreate: (fields: CircuitFields, components: Components) => void;
}

/** Basic information, the component events with their weights, the tiebreaker. What is wrong is said where it is. */
export function CircuitForm({ leagueId, events, busy, failure, onCreate }: CircuitFormProps) {
  const navigate = useNavigate();
  const [form] = Form.useForm<CircuitFields>();
  const [picked, setPicked] = useState(NO_COMPONENTS);
  const [tried, setTried] = useState(false);
  const components = amongst(picked, events);
  const problem = tried ? problemOf(components, events) : undefined;

  useEffect(() => {
    if (failure) form.setFields(FIELDS.filter((name) => failure.fields[name]).map((name) => ({ name, errors: [failure.fields[name] ?? ''] })));
  }, [failure, form]);

  const submit = (fields: CircuitFields) => {
    if (problemOf(components, events) === undefined) onCreate(fields, components);
  };

  return (
    <Form
      form={form} layout="vertical" className="circuit-form" noValidate disabled={busy} initialValues={{ entry_fee: FIRST_FEE }}
      onSubmitCapture={() => setTried(true)} onFinish={submit}
    >
      <BasicFields />
      <section className="lg-card" aria-labelledby="circuit-events">
        <div className="circuit-events-head">
          <h2 id="circuit-events">Component events</h2>
          <span className="om-quiet om-figures" role="status">{components.chosen.length} chosen</span>
        </div>
        <p className="om-quiet">Points of a bet count times the weight of its event.</p>
        <ComponentList
          events={events} chosen={components.chosen} disabled={busy} onCreateEvent={() => void navigate(`/league/${leagueId}/create-event`)}
          onToggle={(id) => setPicked(toggled(components, id))} onWeigh={(id, weight) => setPicked(weighted(components, id, weight))}
        />
        <TiebreakerSelect components={components} events={events} disabled={busy} onChoose={(tiebreaker) => setPicked({ ...components, tiebreaker })} />
        {problem !== undefined && <Alert type="error" showIcon role="alert" message={problem} />}
      </section>
      {failure && <Alert type="error" showIcon role="alert" message={serverSentence(failure, 'Failed to create circuit.')} />}
      <div className="circuit-buttons">
        <Button size="large" onClick={() => void navigate(`/league/${leagueId}`)}>Cancel</Button>
        <Button size="large" type="primary" htmlType="submit" loading={busy}>Create Circuit</Button>
      </div>
    </Form>
  );
}
