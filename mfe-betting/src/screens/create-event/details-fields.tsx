import { DatePicker, Form, Input, Radio, Select } from 'antd';
import type { KeyboardEvent } from 'react';
import { SPORTS } from './event-draft';
import { END_RULES } from './rules';

const TEAM_MAX = 100;
const TIME_FORMAT = 'MMM D, YYYY h:mm:ss A';
/** Steps of the pickers (spec section 9). */
const PICK_TIME = { hourStep: 1, minuteStep: 5, secondStep: 5, use12Hours: true } as const;
/** Enter takes the time that was typed; the form is not sent by it. */
const onKeyDown = (press: KeyboardEvent) => { if (press.key === 'Enter') press.preventDefault(); };
const PICKER = { className: 'create-time', showTime: PICK_TIME, format: TIME_FORMAT, classNames: { popup: { root: 'create-times' } }, onKeyDown };
const REQUIRED_TIME = { required: true, message: 'Please choose a date and time' };

/** What Simple mode leaves out. A closest guess is about a number, so it has no teams. */
export function DetailsFields({ guessing }: { guessing: boolean }) {
  return (
    <fieldset className="create-part">
      <legend>Details</legend>
      <Form.Item name="betting_type" label="Betting type">
        <Radio.Group
          className="create-choice" optionType="button" buttonStyle="solid"
          options={[{ value: 'standard', label: 'Standard' }, { value: 'closest_guess', label: 'Closest guess' }]}
        />
      </Form.Item>
      <Form.Item name="sport" label="Sport">
        <Select virtual={false} options={SPORTS.map((sport) => ({ value: sport, label: sport }))} />
      </Form.Item>
      {!guessing && (
        <div className="create-pair">
          <Form.Item name="home_team" label="Home team"><Input maxLength={TEAM_MAX} placeholder="Team A" autoComplete="off" /></Form.Item>
          <Form.Item name="away_team" label="Away team"><Input maxLength={TEAM_MAX} placeholder="Team B" autoComplete="off" /></Form.Item>
        </div>
      )}
      <div className="create-pair">
        <Form.Item name="start" label="Start" rules={[REQUIRED_TIME]}>
          <DatePicker {...PICKER} />
        </Form.Item>
        <Form.Item name="end" label="End" dependencies={['start']} rules={[REQUIRED_TIME, ...END_RULES]}>
          <DatePicker {...PICKER} />
        </Form.Item>
      </div>
    </fieldset>
  );
}
