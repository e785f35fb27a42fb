import { CardSkeleton } from '@oddsmates/sdk/components';

/** Cards that are on their way, in the grid they will stand in. */
export function Skeletons({ count, lines }: { count: number; lines: number }) {
  return (
    <div className="market-grid" role="status" aria-label="Loading...">
      {Array.from({ length: count }, (_, index) => <CardSkeleton key={index} lines={lines} />)}
    </div>
  );
}
