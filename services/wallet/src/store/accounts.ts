import type { Queries } from '@oddsmates/kit';
import { SLOTS } from '../domain/slots';

type Owner =
  | { kind: 'bankroll'; userId: string; leagueId: string }
  | { kind: 'stakes'; eventId: string }
  | { kind: 'pot'; circuitId: string }
  | { kind: 'house'; leagueId: string };

const NOBODY = { userId: null, leagueId: null, eventId: null, circuitId: null };

/** The account of an owner, opened with empty balances when there is none yet. Two that open it at once get the same one. */
export async function openAccount(tx: Queries, owner: Owner): Promise<bigint> {
  const { kind, userId, leagueId, eventId, circuitId } = { ...NOBODY, ...owner };
  const opened = await tx.maybe<{ id: bigint }>(
    `INSERT INTO ledger.accounts (kind, user_id, league_id, event_id, circuit_id) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT ON CONSTRAINT accounts_owner DO NOTHING RETURNING id`,
    [kind, userId, leagueId, eventId, circuitId],
  );
  if (!opened) return findAccount(tx, owner);
  const slots = kind === 'bankroll' ? 1 : SLOTS;
  await tx.query(
    'INSERT INTO ledger.balances (account_id, slot, kind) SELECT $1::bigint, slot, $2::text FROM generate_series(0, $3::int - 1) AS slot',
    [opened.id, kind, slots],
  );
  return opened.id;
}

async function findAccount(tx: Queries, owner: Owner): Promise<bigint> {
  const { kind, userId, leagueId, eventId, circuitId } = { ...NOBODY, ...owner };
  const found = await tx.one<{ id: bigint }>(
    `SELECT id FROM ledger.accounts
     WHERE kind = $1 AND user_id IS NOT DISTINCT FROM $2 AND league_id IS NOT DISTINCT FROM $3
       AND event_id IS NOT DISTINCT FROM $4 AND circuit_id IS NOT DISTINCT FROM $5`,
    [kind, userId, leagueId, eventId, circuitId],
  );
  return found.id;
}

/** Where grants come from. */
export async function mintAccount(tx: Queries): Promise<bigint> {
  const mint = await tx.one<{ id: bigint }>(`SELECT id FROM ledger.accounts WHERE kind = 'mint'`);
  return mint.id;
}
