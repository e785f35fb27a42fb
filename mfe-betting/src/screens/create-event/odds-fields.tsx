import { americanToDecimal } from '@oddsmates/sdk';
import { Form, InputNumber, Select } from 'antd';
import { type EventDraft, type OddsType } from './event-draft';
import { oddsRules, OPPOSITE_RULE, spreadRules } from './rules';

const ODDS_TYPES: { value: OddsType; label: string }[] = [
  { value: 'moneyline', label: 'Moneyline (Winner Only)' },
  { value: 'spread', label: 'Point Spread' },
];

/** A number with its sign, as odds and spreads are written. */
const signed = (value: number | string | undefined): string => {
  if (value === undefined || value === '' || value === '-') return String(value ?? '');
  return Number(value) > 0 ? `+${value}` : String(value);
};
const unsigned = (typed: string | undefined): string => (typed ?? '').replace(/[^\d.-]/g, '');

/** Odds type, American odds with their decimal form beside them, and for a spread the two lines. */
export function OddsFields() {
  const form = Form.useFormInstance<EventDraft>();
  const spread = Form.useWatch('odds_type', form) === 'spread';
  return (
    <fieldset className="create-part">
      <legend>Odds</legend>
      <Form.Item name="odds_type" label="Odds type"><Select virtual={false} options={ODDS_TYPES} /></Form.Item>
      <div className="create-pair">
        <AmericanOdds name="home_odds" label="Home odds (American)" side="home" />
        <AmericanOdds name="away_odds" label="Away odds (American)" side="away" />
      </div>
      {spread && (
        <div className="create-pair">
          <Form.Item name="home_spread" label="Home spread" rules={spreadRules('home')}>
            <InputNumber<number | string> className="create-number" step={0.5} formatter={signed} parser={unsigned} />
          </Form.Item>
          <Form.Item name="away_spread" label="Away spread" dependencies={['home_spread']} rules={[...spreadRules('away'), OPPOSITE_RULE]}>
            <InputNumber<number | string> className="create-number" step={0.5} formatter={signed} parser={unsigned} />
          </Form.Item>
        </div>
      )}
    </fieldset>
  );
}

function AmericanOdds({ name, label, side }: { name: 'home_odds' | 'away_odds'; label: string; side: string }) {
  const american = Form.useWatch<number | null | undefined>(name);
  const decimal = typeof american === 'number' ? americanToDecimal(american).toFixed(2) : '–';
  return (
    <Form.Item name={name} label={label} rules={oddsRules(side)} extra={<span className="om-figures">Decimal {decimal}</span>}>
      <InputNumber<number | string> className="create-number" precision={0} step={5} formatter={signed} parser={unsigned} />
    </Form.Item>
  );
}
