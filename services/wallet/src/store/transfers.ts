import { traced, type Cents, type Queries } from '@oddsmates/kit';

/** One end of a transfer. A bankroll has slot 0 alone. */
export type Place = { account: bigint; slot: number };

/** Money that moves. */
export type Transfer = {
  /** What it moves for; the ledger takes each reference once. */
  reference: string;
  from: Place;
  to: Place;
  amount: Cents;
  at: Date;
};

/**
 * Moves money in one statement: takes it from one balance, gives it to the other and writes the transfer down.
 * @returns what is left where it came from; undefined when that has too little, and then nothing has changed
 * @throws the database's unique violation of transfers_reference when this reference has moved money before
 */
export const transfer = traced('ledger transfer', async (tx: Queries, { reference, from, to, amount, at }: Transfer): Promise<Cents | undefined> => {
  const left = await tx.maybe<{ balance_cents: Cents }>(
    `WITH taken AS (
       UPDATE ledger.balances SET balance_cents = balance_cents - $6
       WHERE account_id = $2 AND slot = $3 AND (kind IN ('house', 'mint') OR balance_cents >= $6)
       RETURNING balance_cents
     ), given AS (
       UPDATE ledger.balances SET balance_cents = balance_cents + $6
       WHERE account_id = $4 AND slot = $5 AND EXISTS (SELECT FROM taken)
     ), written AS (
       INSERT INTO ledger.transfers (reference, from_account, from_slot, to_account, to_slot, amount_cents, created_at)
       SELECT $1, $2, $3, $4, $5, $6, $7::timestamptz FROM taken
     )
     SELECT balance_cents FROM taken`,
    [reference, from.account, from.slot, to.account, to.slot, amount, at],
  );
  return left?.balance_cents;
});
