import type { Cents, Queries } from '@oddsmates/kit';

/** What closed a bet, as its book knows it. */
export type EndingRow = {
  bet_id: string;
  status: 'open' | 'settled' | 'voided';
  /** Closed apart from its book: the player was removed. */
  removed: boolean;
  winning_outcome: string | null;
  home_score: number | null;
  away_score: number | null;
  actual_hundredths: bigint | null;
  /** What all bets of the book were paid, and how many won. */
  paid_cents: Cents;
  won: number;
  /** Of the guesses that won: all their stakes, and how far off they were. */
  winning_stakes: Cents | null;
  nearest: bigint | null;
};

/** What closed some settled bets. Worked out at each request from the bets of the same events, which are as many as a league has members. */
export function listEndings(db: Queries, betIds: string[]): Promise<EndingRow[]> {
  return db.query(
    `SELECT bets.id AS bet_id, books.status, bets.freeze_id IS NOT NULL AS removed, winning_outcome, home_score,
            away_score, actual_hundredths, paid_cents, won, winning_stakes, nearest
     FROM bets
     JOIN books USING (event_id)
     LEFT JOIN LATERAL (
       SELECT sum(stake_cents)::bigint AS winning_stakes, min(abs(guess_hundredths - actual_hundredths)) AS nearest
       FROM bets AS winners
       WHERE winners.event_id = books.event_id AND winners.settlement_id = books.settlement_id AND winners.status = 'won'
     ) AS guesses ON betting_type = 'closest_guess'
     WHERE bets.id = ANY ($1::uuid[]) AND bets.status <> 'open'`,
    [betIds],
  );
}

/** A transfer of the ledger between kinds of accounts. */
export type BetTransferRow = { bet_id: string; reference: string; from: string; to: string; amount_cents: Cents; created_at: Date };

/** The transfers that moved money for some bets, oldest first. */
export function listBetTransfers(db: Queries, betIds: string[]): Promise<BetTransferRow[]> {
  return db.query(
    `SELECT bet_id, reference, source.kind AS "from", target.kind AS "to", amount_cents, created_at
     FROM unnest($1::uuid[]) AS bet_id
     CROSS JOIN unnest(ARRAY['stake', 'return', 'profit', 'lost']) AS purpose
     JOIN ledger.transfers ON reference = 'bet:' || bet_id || ':' || purpose
     JOIN ledger.accounts AS source ON source.id = from_account
     JOIN ledger.accounts AS target ON target.id = to_account
     ORDER BY transfers.id`,
    [betIds],
  );
}
