import type { Day } from './use-record';

/** A line over days in per cent of the chart's width and height, y downwards. */
export interface ProfitLine {
  dots: { x: number; y: number }[];
  /** Where the line of neither won nor lost runs. */
  zero: number;
  /** Dollars: the extremes of the scale, zero included, and where the line ends. */
  high: number;
  low: number;
  end: number;
}

/** Profit added up day by day, from zero before the first day. Days stand in order, one step each, so that busy weeks are not squeezed. */
export function runningProfit(days: readonly Day[]): ProfitLine {
  // In whole cents: sums of dollars drift.
  let cents = 0;
  const totals = [0, ...days.map(({ profit }) => (cents += Math.round(profit * 100)))];
  const [high, low] = [Math.max(...totals), Math.min(...totals)];
  const yOf = (total: number) => (high === low ? 50 : (100 * (high - total)) / (high - low));
  const steps = Math.max(1, totals.length - 1);
  return {
    dots: totals.map((total, at) => ({ x: (100 * at) / steps, y: yOf(total) })),
    zero: yOf(0),
    high: high / 100,
    low: low / 100,
    end: cents / 100,
  };
}
