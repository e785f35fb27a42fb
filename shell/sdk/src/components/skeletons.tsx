import './skeletons.css';

const bars = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A whole screen that is on its way: header and cards. */
export function PageSkeleton({ label = 'Loading...' }: { label?: string }) {
  return (
    <div className="om-skeleton" role="status" aria-label={label}>
      <span className="om-bone" style={{ width: 'min(320px, 60%)', height: 36 }} />
      <CardSkeleton />
      <CardSkeleton lines={5} />
    </div>
  );
}

/** A card with some lines of text. */
export function CardSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="om-skeleton-card" aria-hidden="true">
      {bars(lines).map((line) => <span key={line} className="om-bone" style={{ width: line === lines - 1 ? '55%' : '100%', height: 16 }} />)}
    </div>
  );
}

/** A list of people or events: a round picture and two lines each. */
export function ListSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <div className="om-skeleton" aria-hidden="true">
      {bars(rows).map((row) => (
        <div key={row} className="om-skeleton-row">
          <span className="om-bone om-bone-round" />
          <span className="om-skeleton-lines">
            <span className="om-bone" style={{ width: '45%', height: 16 }} />
            <span className="om-bone" style={{ width: '75%', height: 12 }} />
          </span>
        </div>
      ))}
    </div>
  );
}
