import type { Queries } from '@oddsmates/kit';

/** An invite as it is kept. */
export type InviteRow = { id: string; league_id: string; invitee_id: string; status: 'pending' | 'accepted' | 'declined' };

/** Writes an invite down; false when the same person has one waiting. */
export async function insertInvite(tx: Queries, invite: { id: string; leagueId: string; inviteeId: string; createdAt: Date }): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO invites (id, league_id, invitee_id, status, created_at) VALUES ($1, $2, $3, 'pending', $4)
     ON CONFLICT (league_id, invitee_id) WHERE status = 'pending' DO NOTHING RETURNING 1`,
    [invite.id, invite.leagueId, invite.inviteeId, invite.createdAt],
  );
  return rows.length === 1;
}

/** An invite, for the person it is addressed to. */
export function findInviteTo(db: Queries, id: string, inviteeId: string): Promise<InviteRow | undefined> {
  return db.maybe('SELECT id, league_id, invitee_id, status FROM invites WHERE id = $1 AND invitee_id = $2', [id, inviteeId]);
}

/** The same with its row locked. Lock the league before, as everybody does who needs both. */
export function lockInvite(tx: Queries, id: string): Promise<InviteRow> {
  return tx.one('SELECT id, league_id, invitee_id, status FROM invites WHERE id = $1 FOR UPDATE', [id]);
}

/** Writes the answer down. */
export async function answerInvite(tx: Queries, id: string, status: 'accepted' | 'declined', handledAt: Date): Promise<void> {
  await tx.query('UPDATE invites SET status = $2, handled_at = $3 WHERE id = $1', [id, status, handledAt]);
}
