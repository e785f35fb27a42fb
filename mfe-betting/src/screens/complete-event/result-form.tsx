import { useOddsFormat, type ApiError } from '@oddsmates/sdk';
import { Alert, Button, Form, InputNumber, Select, type FormRule } from 'antd';
import { useEffect } from 'react';
import { isClosestGuess, type LeagueEvent } from '../../league-event/types';
import { defaultWinner, winnerOptions, type ResultDraft } from './result-draft';
import { ScoreFields } from './score-fields';

const WARNING = 'This action cannot be undone. All bets will be settled based on your selection.';
const FIELDS: readonly (keyof ResultDraft)[] = ['winning_outcome', 'home_score', 'away_score', 'actual_value'];

export interface ResultFormProps {
  event: LeagueEvent;
  busy: boolean;
  disabled: boolean;
  failure: ApiError | undefined;
  onComplete: (draft: ResultDraft) => void;
}

/** Winning outcome with the final score, or the actual value; the warning; the one button. */
export function ResultForm({ event, busy, disabled, failure, onComplete }: ResultFormProps) {
  const [form] = Form.useForm<ResultDraft>();
  const [format] = useOddsFormat();
  useEffect(() => {
    if (!failure) return;
    form.setFields(FIELDS.filter((name) => failure.fields[name]).map((name) => ({ name, errors: [failure.fields[name] ?? ''] })));
  }, [failure, form]);
  return (
    <Form
      form={form} layout="vertical" disabled={busy || disabled} initialValues={{ winning_outcome: defaultWinner(event) }}
      onFinish={onComplete} noValidate
    >
      {isClosestGuess(event)
        ? (
          <Form.Item name="actual_value" label="Actual value" rules={[{ required: true, message: 'Please enter the actual value' }]} extra="The nearest guess takes the pot.">
            <InputNumber<number> className="complete-number" inputMode="decimal" precision={2} min={-1e9} max={1e9} formatter={trimmed} />
          </Form.Item>
        )
        : (
          <>
            <Form.Item name="winning_outcome" label="Winning Outcome" rules={[WINNER_NAMED]}>
              <Select className="complete-winner" size="large" virtual={false} allowClear placeholder="Choose who won" options={winnerOptions(event, format)} />
            </Form.Item>
            <ScoreFields event={event} />
          </>
        )}
      <Alert className="complete-warning" type="warning" showIcon message={WARNING} />
      {failure && <Alert className="complete-warning" type="error" showIcon role="alert" message={failure.status > 0 ? failure.message : 'Failed to complete the event'} />}
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>Complete Event</Button>
    </Form>
  );
}

/** Not `required`: antd would put aria-required on an element that may not have it. */
const WINNER_NAMED: FormRule = {
  validator: async (_, outcome: string | undefined) => {
    if (!outcome) throw new Error('Please select a winning outcome');
  },
};

/** Two decimals at most, and none where none were typed. What is empty comes as an empty text and stays one: as a number it would be 0. */
const trimmed = (value: number | string | undefined, { userTyping, input }: { userTyping: boolean; input: string }): string =>
  (userTyping ? input : value === undefined || value === '' ? '' : String(Number(value)));
