/** Somebody's entry in a circuit. */
export type Entry = {
  /** Of the entry; breaks ties in time. */
  id: string;
  userId: string;
  joinedAt: Date;
  /** Component events that were over as they joined: their bets on these do not count. */
  missedEventIds: readonly string[];
};

/** What somebody's bet on an event has earned so far. */
export type EarnedPoints = {
  eventId: string;
  userId: string;
  points: number;
  /** On a closest_guess event. */
  guessHundredths?: bigint | undefined;
  /** open, won, lost, push or void. */
  status: string;
};

/** An entry with its score. */
export type Scored = Entry & { score: number };

/**
 * The standings of a circuit (docs/domain-rules.md#circuits): score = the sum over component events of weight x points of the participant's
 * bet, where the event was still open as they joined. Highest first, then whoever joined first.
 * @param weights component event to weight
 */
export function standings(entries: readonly Entry[], weights: ReadonlyMap<string, number>, earned: readonly EarnedPoints[]): Scored[] {
  const byUser = new Map<string, EarnedPoints[]>();
  for (const points of earned) {
    const own = byUser.get(points.userId);
    if (own) own.push(points);
    else byUser.set(points.userId, [points]);
  }
  return entries.map((entry) => ({ ...entry, score: scoreOf(entry, weights, byUser.get(entry.userId) ?? []) })).sort((a, b) => b.score - a.score || earlierFirst(a, b));
}

function scoreOf({ missedEventIds }: Entry, weights: ReadonlyMap<string, number>, own: readonly EarnedPoints[]): number {
  const missed = new Set(missedEventIds);
  return own.reduce((score, { eventId, points }) => (missed.has(eventId) ? score : score + (weights.get(eventId) ?? 0) * points), 0);
}

/** Orders entries by when they were made. */
export function earlierFirst(one: Entry, other: Entry): number {
  const ms = one.joinedAt.getTime() - other.joinedAt.getTime();
  if (ms !== 0) return ms;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}
