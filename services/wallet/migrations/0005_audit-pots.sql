-- The rules of entries and pots beside those of balances and bets; `audit` is both.
ALTER VIEW audit RENAME TO audit_bets;

CREATE VIEW audit_pots AS
WITH held AS (
  SELECT circuit_id, slot, sum(fee_cents) AS cents FROM entries WHERE paid_at IS NOT NULL AND refunded_at IS NULL GROUP BY circuit_id, slot
),
-- The transfers that each entry and each payment call for.
due AS (
  SELECT 'entry:' || id || ':fee' AS reference, bankroll_account AS from_account, 0::smallint AS from_slot,
         pot_account AS to_account, slot AS to_slot, fee_cents AS amount_cents
  FROM entries WHERE fee_cents > 0
  UNION ALL
  SELECT 'entry:' || id || ':refund', pot_account, slot, bankroll_account, 0::smallint, fee_cents
  FROM entries WHERE fee_cents > 0 AND refunded_at IS NOT NULL
  UNION ALL
  SELECT 'pot:' || circuit_id || ':' || user_id || ':' || slot, account_id, slot, bankroll_account, 0::smallint, cents
  FROM pot_payments JOIN pots USING (circuit_id)
),
made AS (
  SELECT reference, from_account, from_slot, to_account, to_slot, amount_cents FROM ledger.transfers
  WHERE reference LIKE 'entry:%' OR reference LIKE 'pot:%'
)
SELECT 'pot is not what was paid in and not yet out' AS rule, circuit_id::text AS subject,
       balances.slot || ': ' || balance_cents || ' instead of ' || coalesce(cents, 0) AS detail
FROM pots
JOIN ledger.balances USING (account_id)
LEFT JOIN held USING (circuit_id, slot)
WHERE paid_at IS NULL AND balance_cents <> coalesce(cents, 0)
UNION ALL
SELECT 'pot that was paid out is not zero', circuit_id::text, slot || ': ' || balance_cents
FROM pots JOIN ledger.balances USING (account_id) WHERE paid_at IS NOT NULL AND balance_cents <> 0
UNION ALL
SELECT 'payments are not the pot', circuit_id::text, coalesce(paid_cents, 0) || ', paid ' || coalesce(payments, 0) || ' of ' || coalesce(paid_in, 0)
FROM pots
LEFT JOIN (SELECT circuit_id, sum(cents) AS payments FROM pot_payments GROUP BY circuit_id) AS paid_out USING (circuit_id)
LEFT JOIN (SELECT circuit_id, sum(cents) AS paid_in FROM held GROUP BY circuit_id) AS paid USING (circuit_id)
WHERE coalesce(paid_cents, 0) <> coalesce(payments, 0) OR (paid_at IS NOT NULL AND paid_cents <> coalesce(paid_in, 0))
UNION ALL
SELECT 'entry in another pot or from another bankroll', entries.id::text, entries.circuit_id::text
FROM entries
LEFT JOIN pots ON pots.circuit_id = entries.circuit_id AND pots.league_id = entries.league_id AND pots.account_id = entries.pot_account
LEFT JOIN bankrolls ON bankrolls.user_id = entries.user_id AND bankrolls.league_id = entries.league_id
  AND bankrolls.account_id = entries.bankroll_account AND bankrolls.slot = entries.slot
WHERE entries.paid_at IS NOT NULL AND (pots.circuit_id IS NULL OR bankrolls.user_id IS NULL)
UNION ALL
SELECT 'payment to another bankroll', circuit_id::text, pot_payments.user_id::text
FROM pot_payments
JOIN pots USING (circuit_id)
LEFT JOIN bankrolls ON bankrolls.user_id = pot_payments.user_id AND bankrolls.league_id = pots.league_id
  AND bankrolls.account_id = pot_payments.bankroll_account
WHERE bankrolls.user_id IS NULL
UNION ALL
SELECT 'transfer of an entry or pot is missing or wrong', reference, amount_cents::text FROM (TABLE due EXCEPT TABLE made) AS missing
UNION ALL
SELECT 'transfer that no entry or pot calls for', reference, amount_cents::text FROM (TABLE made EXCEPT TABLE due) AS surplus;

CREATE VIEW audit AS
TABLE audit_bets
UNION ALL
TABLE audit_pots;
