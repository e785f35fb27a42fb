/** Two people in the order in which their friendship is kept. */
export type Pair = { low: string; high: string };

/** What there is between two people; pending in either direction. */
export type Friendship = Pair & {
  request_id: string;
  asked_by: string;
  status: 'pending' | 'friends';
};

/** The pair of two people, whoever is named first. Ids are UUIDs in canonical form, so text order is the database's order. */
export function pairOf(one: string, other: string): Pair {
  return one < other ? { low: one, high: other } : { low: other, high: one };
}

/** The other one of the two. */
export function otherOf({ low, high }: Pair, userId: string): string {
  return low === userId ? high : low;
}

/** Whether somebody is the one to answer: the request waits and is theirs, not their own. */
export function awaitsAnswerOf({ low, high, asked_by: askedBy, status }: Friendship, userId: string): boolean {
  return status === 'pending' && askedBy !== userId && (low === userId || high === userId);
}
