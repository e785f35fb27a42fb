import type { ApiError } from '@oddsmates/sdk';
import { Alert, Button, Form, Input, Switch } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DetailsFields } from './details-fields';
import { draftDefaults, type EventDraft } from './event-draft';
import { EventPreview } from './event-preview';
import { OddsFields } from './odds-fields';
import { NAME_RULES } from './rules';

const NAME_MAX = 200;
const FIELDS: readonly (keyof EventDraft)[] = ['event_name', 'sport', 'home_team', 'away_team', 'betting_type'];

export interface EventFormProps {
  leagueId: string;
  busy: boolean;
  failure: ApiError | undefined;
  onCreate: (draft: EventDraft) => void;
}

/** Name and odds; outside Simple mode sport, teams, times and the betting type as well. */
export function EventForm({ leagueId, busy, failure, onCreate }: EventFormProps) {
  const navigate = useNavigate();
  const switchId = useId();
  const [form] = Form.useForm<EventDraft>();
  const [defaults] = useState(() => draftDefaults());
  const [simple, setSimple] = useState(true);
  const guessing = Form.useWatch('betting_type', form) === 'closest_guess' && !simple;

  useEffect(() => {
    if (!failure) return;
    form.setFields(FIELDS.filter((name) => failure.fields[name]).map((name) => ({ name, errors: [failure.fields[name] ?? ''] })));
  }, [failure, form]);

  return (
    <div className="create">
      <Form form={form} className="create-form" layout="vertical" initialValues={defaults} disabled={busy} onFinish={onCreate} noValidate>
        <div className="create-mode">
          <label htmlFor={switchId}>
            <b>Simple mode</b>
            <span className="om-quiet">Only a name and the odds; the rest is filled in.</span>
          </label>
          <Switch id={switchId} checked={simple} onChange={setSimple} />
        </div>
        <Form.Item name="event_name" label="Event Name" rules={NAME_RULES} extra={guessing ? "Ask it as a question, such as 'How many goals in total?'" : undefined}>
          <Input maxLength={NAME_MAX} autoComplete="off" />
        </Form.Item>
        {!simple && <DetailsFields guessing={guessing} />}
        {!guessing && <OddsFields />}
        {failure && <Alert className="create-failure" type="error" showIcon role="alert" message={`Error creating custom event: ${failure.message}`} />}
        <div className="create-buttons">
          <Button size="large" onClick={() => void navigate(`/league/${leagueId}`)}>Cancel</Button>
          <Button size="large" type="primary" htmlType="submit" loading={busy}>Create Event</Button>
        </div>
      </Form>
      <EventPreview form={form} defaults={defaults} guessing={guessing} />
    </div>
  );
}
