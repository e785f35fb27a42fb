import { DatePicker, Form, Input, type FormRule } from 'antd';
import type { Dayjs } from 'dayjs';
import type { KeyboardEvent } from 'react';

const NAME_MAX = 100;
const DESCRIPTION_MAX = 2000;
const MAX_FEE = 1_000_000;
const TIME_FORMAT = 'MMM D, YYYY h:mm:ss A';
/** Steps of the pickers (spec section 9). */
const PICK_TIME = { hourStep: 1, minuteStep: 5, secondStep: 5, use12Hours: true } as const;
/** Enter takes the time that was typed; the form is not sent by it. */
const onKeyDown = (press: KeyboardEvent) => { if (press.key === 'Enter') press.preventDefault(); };
const PICKER = { showTime: PICK_TIME, format: TIME_FORMAT, classNames: { popup: { root: 'circuit-times' } }, onKeyDown };
const FEE_SENTENCE = 'The entry fee is an amount from 0.00 with at most two decimals.';

const FEE_RULES: FormRule[] = [{ required: true, message: 'Entry fee is required' }, {
  validator: async (_, typed: string | undefined) => {
    if (typed && !(/^\d+(\.\d{0,2})?$/.test(typed) && Number(typed) <= MAX_FEE)) throw new Error(FEE_SENTENCE);
  },
}];

const END_RULES: FormRule[] = [({ getFieldValue }) => ({
  validator: async (_, end: Dayjs | null | undefined) => {
    const start = getFieldValue('start') as Dayjs | null | undefined;
    if (end && start && !end.isAfter(start)) throw new Error('The circuit must end after it starts.');
  },
})];

/** Basic information: name, description, entry fee, dates. */
export function BasicFields() {
  return (
    <section className="lg-card" aria-labelledby="circuit-basics">
      <h2 id="circuit-basics">Basic information</h2>
      <Form.Item name="name" label="Circuit name" rules={[{ required: true, whitespace: true, message: 'Circuit name is required' }]}>
        <Input maxLength={NAME_MAX} autoComplete="off" placeholder="e.g. Opening weekend" />
      </Form.Item>
      <Form.Item name="description" label="Description">
        <Input.TextArea maxLength={DESCRIPTION_MAX} rows={3} placeholder="What it is about (optional)" />
      </Form.Item>
      <Form.Item name="entry_fee" label="Entry fee" rules={FEE_RULES} extra="Virtual money. All fees go into the pot, and the winner takes it.">
        <Input type="number" inputMode="decimal" min={0} step={0.01} prefix="$" className="circuit-fee om-figures" />
      </Form.Item>
      <div className="circuit-dates">
        <Form.Item name="start" label="Start (optional)">
          <DatePicker {...PICKER} />
        </Form.Item>
        <Form.Item name="end" label="End (optional)" dependencies={['start']} rules={END_RULES}>
          <DatePicker {...PICKER} />
        </Form.Item>
      </div>
    </section>
  );
}
