import type { Queries } from '@oddsmates/kit';

/** A member of a league. */
export type MemberRow = { league_id: string; user_id: string; joined_at: Date };

/** Names a membership. */
export type MemberId = { leagueId: string; userId: string };

/** The members of some leagues, in the order they joined. */
export function membersOf(db: Queries, leagueIds: readonly string[]): Promise<MemberRow[]> {
  return db.query(
    'SELECT league_id, user_id, joined_at FROM members WHERE league_id = ANY($1::uuid[]) AND bankroll_opened ORDER BY joined_at, user_id',
    [leagueIds],
  );
}

/** The ids of a league's members: whom its events are told to. */
export async function memberIds(db: Queries, leagueId: string): Promise<string[]> {
  return (await membersOf(db, [leagueId])).map((member) => member.user_id);
}

/** The leagues that somebody belongs to. */
export async function membershipsOf(db: Queries, userId: string): Promise<string[]> {
  const rows = await db.query<{ league_id: string }>('SELECT league_id FROM members WHERE user_id = $1 AND bankroll_opened ORDER BY league_id', [userId]);
  return rows.map((row) => row.league_id);
}

/** How many places of a league are taken, by members and by those who are about to be. */
export async function placesTaken(db: Queries, leagueId: string): Promise<number> {
  const { places } = await db.one<{ places: bigint }>('SELECT count(*) AS places FROM members WHERE league_id = $1', [leagueId]);
  return Number(places);
}

/** Where a membership stands: the wallet still has to open the bankroll, or it has; undefined without one. */
export async function membershipState(db: Queries, { leagueId, userId }: MemberId): Promise<'joining' | 'member' | undefined> {
  const row = await db.maybe<{ bankroll_opened: boolean }>('SELECT bankroll_opened FROM members WHERE league_id = $1 AND user_id = $2', [leagueId, userId]);
  if (!row) return undefined;
  return row.bankroll_opened ? 'member' : 'joining';
}

/** Holds a membership as it is until the transaction ends; false when there is none. */
export async function holdMember(tx: Queries, { leagueId, userId }: MemberId): Promise<boolean> {
  const rows = await tx.query('SELECT 1 FROM members WHERE league_id = $1 AND user_id = $2 AND bankroll_opened FOR SHARE', [leagueId, userId]);
  return rows.length === 1;
}

/** Writes down that somebody is to become a member; nothing when they are one already or about to be. */
export async function insertJoining(
  tx: Queries,
  { leagueId, userId }: MemberId,
  joining: { joinedAt: Date; inviteId: string | null; nextAttemptAt: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO members (league_id, user_id, joined_at, invite_id, next_attempt_at)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (league_id, user_id) DO NOTHING`,
    [leagueId, userId, joining.joinedAt, joining.inviteId, joining.nextAttemptAt],
  );
}

/** Makes somebody a full member; undefined when they were one already, or are no longer to become one. */
export function markBankrollOpened(tx: Queries, { leagueId, userId }: MemberId): Promise<(MemberRow & { invite_id: string | null }) | undefined> {
  return tx.maybe(
    `UPDATE members SET bankroll_opened = true WHERE league_id = $1 AND user_id = $2 AND NOT bankroll_opened
     RETURNING league_id, user_id, joined_at, invite_id`,
    [leagueId, userId],
  );
}

/** Ends a membership; false when there is none. Lock the league before. */
export async function deleteMember(tx: Queries, { leagueId, userId }: MemberId): Promise<boolean> {
  const rows = await tx.query('DELETE FROM members WHERE league_id = $1 AND user_id = $2 AND bankroll_opened RETURNING 1', [leagueId, userId]);
  return rows.length === 1;
}
