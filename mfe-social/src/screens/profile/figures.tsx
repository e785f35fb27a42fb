import { formatMoney, useCall, usePollWhileDown } from '@oddsmates/sdk';
import { ErrorCard } from '@oddsmates/sdk/components';
import type { Stats } from './use-record';

const POLL_MS = 15_000;

/** The caller's record; shown in the head and in the tiles. */
export const useStats = () => useCall('wallet.GetBettingStats', {}, { refetchInterval: usePollWhileDown(POLL_MS) });

/** Tiles for Bets, Win Rate, Streak and lifetime winnings. */
export function Figures({ stats }: { stats: ReturnType<typeof useStats> }) {
  if (!stats.data && stats.isError) {
    return <ErrorCard error={stats.error} fallback="Failed to load betting statistics. Please try again later." onRetry={() => void stats.refetch()} />;
  }
  return (
    <dl className="figures">
      {tilesOf(stats.data).map(({ label, value }) => (
        <div key={label} className="figure">
          <dt>{label}</dt>
          <dd className="om-figures">{value ?? <span className="om-bone figure-bone" role="status" aria-label={`Loading ${label}`} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function tilesOf(stats: Stats | undefined): { label: string; value: string | undefined }[] {
  return [
    { label: 'Bets', value: stats && String(stats.total_bets) },
    { label: 'Win Rate', value: stats && `${stats.win_rate}%` },
    { label: 'Streak', value: stats && String(stats.current_streak) },
    { label: 'Lifetime Winnings', value: stats && formatMoney(stats.lifetime_winnings) },
  ];
}
