import { Alert, Button } from 'antd';
import type { Market } from '../../league-event/types';
import { marketTitle } from '../../league-event/words';
import type { Bookmaker } from './types';

export interface AddSlipProps {
  /** Undefined when nobody offers odds. */
  bookmaker: Bookmaker | undefined;
  markets: readonly Market[];
  added: boolean;
  busy: boolean;
  failure: string | undefined;
}

/** What will be added, why it cannot be, and the one button. */
export function AddSlip({ bookmaker, markets, added, busy, failure }: AddSlipProps) {
  const obstacle = obstacleOf(bookmaker, markets, added);
  return (
    <section className="offer-slip" aria-label="What is added">
      {bookmaker && (
        <dl>
          <div><dt>Odds from</dt><dd>{bookmaker.title}</dd></div>
          <div><dt>Markets</dt><dd>{markets.map(marketTitle).join(', ') || 'None'}</dd></div>
        </dl>
      )}
      <p className="offer-hint om-quiet">
        The odds are taken as they are when you add the event, and stay as they are. Betting closes when it starts.
        {markets.length > 1 && ' The final score, which you enter at the end, decides the markets after the first.'}
      </p>
      {failure && failure !== obstacle && <Alert type="error" showIcon role="alert" message={failure} />}
      {obstacle && <p className="offer-obstacle" role="status">{obstacle}</p>}
      <Button type="primary" size="large" htmlType="submit" block loading={busy} disabled={obstacle !== undefined}>Add to League</Button>
    </section>
  );
}

function obstacleOf(bookmaker: Bookmaker | undefined, markets: readonly Market[], added: boolean): string | undefined {
  if (added) return 'This event is already in the league.';
  if (!bookmaker) return 'No bookmaker offers odds on this event yet.';
  return markets.length === 0 ? 'Choose at least one market.' : undefined;
}
