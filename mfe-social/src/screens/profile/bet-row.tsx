import { DownOutlined } from '@ant-design/icons';
import { formatDateTime, formatGain, formatMoney, formatOdds, useOddsFormat } from '@oddsmates/sdk';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { BetWhy } from './bet-why';
import type { Bet } from './use-record';

const STATUS: Record<string, string> = { open: 'Open', won: 'Won', lost: 'Lost', push: 'Push', void: 'Void' };

/** One bet: what was picked, for how much, how it came out, and one tap away why. */
export function BetRow({ bet }: { bet: Bet }) {
  const [format] = useOddsFormat();
  const [shown, setShown] = useState(false);
  const whyId = useId();
  const terms = bet.odds === undefined ? '' : ` at ${formatOdds(bet.odds, format)}`;
  return (
    <li className={`bet bet-${bet.status}`}>
      <div className="bet-what">
        <span className="bet-event">{bet.event_name}</span>
        <span className="om-quiet">{bet.selection}, {bet.league_name}</span>
      </div>
      <div className="bet-terms om-figures">
        <span>{formatMoney(bet.amount)}{terms}</span>
        <span className="om-quiet">{formatDateTime(bet.placed_at)}</span>
      </div>
      <span className="bet-status">{STATUS[bet.status] ?? bet.status}</span>
      <span className="bet-gain om-figures">{bet.payout === undefined ? '' : formatGain(gain(bet.payout, bet.amount))}</span>
      {bet.why && (
        <Button
          type="text" className="bet-why-button" icon={<DownOutlined aria-hidden rotate={shown ? 180 : 0} />} iconPosition="end"
          aria-expanded={shown} aria-controls={whyId} aria-label={`Why: ${bet.event_name}, ${bet.selection}`} onClick={() => setShown(!shown)}
        >
          Why
        </Button>
      )}
      {bet.why && <div id={whyId} className="bet-why" hidden={!shown}>{shown && <BetWhy why={bet.why} />}</div>}
    </li>
  );
}

/** Dollars won or lost, in whole cents. */
const gain = (payout: number, amount: number): number => Math.round((payout - amount) * 100) / 100;
