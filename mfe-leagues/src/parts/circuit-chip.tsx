const LABELS: Readonly<Record<string, string>> = { upcoming: 'Upcoming', active: 'Active', completed: 'Completed' };
const TONES: Readonly<Record<string, string>> = { active: 'win', completed: 'neutral' };

/** A circuit's status: green for active, neutral for completed, warning for the rest, and what is none of the three counts as upcoming (spec sections 3 and 4). */
export function CircuitChip({ status }: { status: string }) {
  return <span className={`lg-chip lg-chip-${TONES[status] ?? 'gold'}`}>{LABELS[status] ?? 'Upcoming'}</span>;
}
