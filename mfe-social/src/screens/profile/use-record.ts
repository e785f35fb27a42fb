import { useCall, usePollWhileDown, type Response } from '@oddsmates/sdk';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

export type Stats = Response<'wallet.GetBettingStats'>;
export type Performance = Response<'wallet.GetPerformance'>;
export type Achievement = Performance['achievements'][number];
export type Day = Performance['points'][number];
export type Bet = Response<'wallet.ListBets'>['bets'][number];
export type Why = NonNullable<Bet['why']>;

/** Figures are asked for this often while live updates are down. */
const POLL_MS = 15_000;
const FIRST_BETS = 10;
/** As many as the wallet tells at once. */
const MOST_BETS = 100;

/** What the wallet knows of one's own bets. `sample` while no bet is settled: the screen then shows sample content (docs/domain-rules.md#points-and-statistics). */
export function useRecord() {
  const [limit, setLimit] = useState(FIRST_BETS);
  const refetchInterval = usePollWhileDown(POLL_MS);
  const performance = useCall('wallet.GetPerformance', {}, { refetchInterval });
  const bets = useCall('wallet.ListBets', { limit }, { refetchInterval, placeholderData: keepPreviousData });
  const list = bets.data?.bets ?? [];
  const settled = (performance.data?.points.length ?? 0) > 0 || list.some(({ status }) => status !== 'open');
  return {
    performance,
    bets,
    list,
    sample: performance.isSuccess && bets.isSuccess && !settled,
    /** How many of the bets shown wait for their event. */
    open: list.filter(({ status }) => status === 'open').length,
    /** Undefined when there is nothing more to show. */
    showMore: limit < MOST_BETS && list.length >= limit ? () => setLimit(MOST_BETS) : undefined,
  };
}
