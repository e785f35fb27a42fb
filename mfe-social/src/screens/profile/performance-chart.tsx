import { formatGain, formatMoney } from '@oddsmates/sdk';
import { runningProfit } from './running-profit';
import type { Day } from './use-record';

const dayAndMonth = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const formatDay = (date: string) => dayAndMonth.format(new Date(date));

/** Profit over the days with settled bets, as a line and, for who wants the figures, day by day. At least one day. */
export function PerformanceChart({ days }: { days: readonly Day[] }) {
  const { dots, zero, high, low, end } = runningProfit(days);
  const [from, to] = [formatDay(days[0]?.date ?? ''), formatDay(days.at(-1)?.date ?? '')];
  const line = dots.map(({ x, y }) => `${x},${y}`).join(' ');
  const last = dots.at(-1);
  return (
    <div className={`chart ${end < 0 ? 'chart-down' : 'chart-up'}`}>
      <p className="chart-end om-figures">{formatGain(end)}</p>
      <div className="chart-plot" role="img" aria-label={`Profit from ${from} to ${to}: ${formatGain(end)}, between ${formatGain(low)} and ${formatGain(high)}`}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polygon className="chart-area" points={`0,${zero} ${line} 100,${zero}`} />
          <line className="chart-zero" x1="0" x2="100" y1={zero} y2={zero} />
          <polyline className="chart-line" points={line} />
        </svg>
        {last && <span className="chart-dot" style={{ left: `${last.x}%`, top: `${last.y}%` }} />}
        <span className="chart-scale chart-high om-figures" aria-hidden="true">{formatGain(high)}</span>
        <span className="chart-scale chart-low om-figures" aria-hidden="true">{formatGain(low)}</span>
      </div>
      <p className="chart-days om-quiet om-figures" aria-hidden="true"><span>{days.length > 1 ? from : 'Before'}</span><span>{to}</span></p>
      <details className="chart-details">
        <summary>Day by day</summary>
        <table className="om-figures">
          <thead><tr><th scope="col">Day</th><th scope="col">Profit</th><th scope="col">Balance</th></tr></thead>
          <tbody>
            {[...days].reverse().map(({ date, profit, balance }) => (
              <tr key={date}><td>{formatDay(date)}</td><td>{formatGain(profit)}</td><td>{formatMoney(balance)}</td></tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
