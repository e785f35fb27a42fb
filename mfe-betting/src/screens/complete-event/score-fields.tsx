import { Form, InputNumber, type FormRule } from 'antd';
import type { LeagueEvent } from '../../league-event/types';

const SCORE_MAX = 100_000;

/** Both scores or none. */
const withThe = (other: 'home_score' | 'away_score'): FormRule => ({ getFieldValue }) => ({
  validator: async (_, score: number | null | undefined) => {
    const counterpart = getFieldValue(other) as number | null | undefined;
    if (isGiven(counterpart) && !isGiven(score)) throw new Error('Please enter both scores');
  },
});

const isGiven = (score: number | null | undefined): score is number => typeof score === 'number';

/** The final score, which also decides spreads and totals (docs/domain-rules.md#settlement). */
export function ScoreFields({ event }: { event: LeagueEvent }) {
  const [{ key } = { key: 'h2h' }] = event.markets;
  const undecided = event.markets.length > 1 ? ' Without it, bets on the other markets are void.' : '';
  return (
    <fieldset className="complete-scores">
      <legend>Final score <span className="om-quiet">(optional)</span></legend>
      <div className="complete-pair">
        <Form.Item name="home_score" label={event.home_team} dependencies={['away_score']} rules={[withThe('away_score')]}>
          <InputNumber<number> className="complete-number" inputMode="numeric" precision={0} min={0} max={SCORE_MAX} />
        </Form.Item>
        <Form.Item name="away_score" label={event.away_team} dependencies={['home_score']} rules={[withThe('home_score')]}>
          <InputNumber<number> className="complete-number" inputMode="numeric" precision={0} min={0} max={SCORE_MAX} />
        </Form.Item>
      </div>
      <p className="om-quiet complete-hint">{key === 'h2h' ? 'Shown with the result.' : 'Decides the bets by arithmetic; an exact tie with the line returns the stake.'}{undecided}</p>
    </fieldset>
  );
}
