/** What was measured of one failure. Times are in seconds. */
export interface Figures {
  failure: string;
  /** From the failure until the part was ready again. */
  downS: number;
  /** From the part's return until the last call that failed had failed; 0 when none failed after it. */
  failingAfterS: number;
  /** From the part's return until everything was settled and told whose completion had been asked for before. */
  settledAfterS: number;
  /** From the part's return until an open page heard live what was said after it. */
  liveAfterS: number;
  /** Calls that were sent from the failure until all kinds of calls succeeded again. */
  calls: number;
  /** Those of them that failed, by status; 'none' without an answer. */
  failed: Record<string, number>;
}

/** How many failed by each status. */
export function countByStatus(failures: readonly { status: number }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of failures) {
    const name = status === 0 ? 'none' : String(status);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
