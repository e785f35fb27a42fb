-- Every breach of what must hold at each commit, one row each; empty while the books are right. One statement sees one moment, so it may run
-- while the service works. It reads everything: for tests and operators, not for a request.
CREATE VIEW audit AS
WITH moved AS (
  SELECT account_id, slot, sum(cents) AS cents
  FROM (
    SELECT from_account AS account_id, from_slot AS slot, -amount_cents AS cents FROM ledger.transfers
    UNION ALL
    SELECT to_account, to_slot, amount_cents FROM ledger.transfers
  ) AS postings
  GROUP BY account_id, slot
),
-- The transfers that each bet calls for, by its state.
due AS (
  SELECT 'bet:' || id || ':stake' AS reference, bankroll_account AS from_account, 0::smallint AS from_slot,
         stakes_account AS to_account, slot AS to_slot, stake_cents AS amount_cents
  FROM bets
  UNION ALL
  SELECT 'bet:' || id || ':return', stakes_account, slot, bankroll_account, 0::smallint, stake_cents
  FROM bets WHERE status IN ('won', 'push', 'void')
  UNION ALL
  SELECT 'bet:' || bets.id || ':profit', books.house_account, bets.slot, bets.bankroll_account, 0::smallint, bets.payout_cents - bets.stake_cents
  FROM bets JOIN books USING (event_id) WHERE bets.status = 'won' AND bets.payout_cents > bets.stake_cents
  UNION ALL
  SELECT 'bet:' || bets.id || ':lost', bets.stakes_account, bets.slot, books.house_account, bets.slot, bets.stake_cents
  FROM bets JOIN books USING (event_id) WHERE bets.status = 'lost'
),
made AS (
  SELECT reference, from_account, from_slot, to_account, to_slot, amount_cents FROM ledger.transfers WHERE reference LIKE 'bet:%'
)
SELECT 'sum of all balances is not zero' AS rule, 'ledger' AS subject, sum(balance_cents)::text AS detail
FROM ledger.balances HAVING sum(balance_cents) <> 0
UNION ALL
SELECT 'balance is not the sum of its transfers', account_id || '/' || slot, balance_cents || ' instead of ' || coalesce(cents, 0)
FROM ledger.balances LEFT JOIN moved USING (account_id, slot) WHERE balance_cents <> coalesce(cents, 0)
UNION ALL
SELECT 'account below zero', kind || ' ' || account_id || '/' || slot, balance_cents::text
FROM ledger.balances WHERE balance_cents < 0 AND kind IN ('bankroll', 'stakes', 'pot')
UNION ALL
SELECT 'stakes of a closed book are not zero', event_id::text, slot || ': ' || balance_cents
FROM books JOIN ledger.balances ON account_id = stakes_account WHERE status <> 'open' AND balance_cents <> 0
UNION ALL
SELECT 'stakes held are not the open bets', event_id::text, held.slot || ': ' || balance_cents || ' instead of ' || coalesce(open_cents, 0)
FROM books
JOIN ledger.balances AS held ON account_id = stakes_account
LEFT JOIN (SELECT event_id, slot, sum(stake_cents) AS open_cents FROM bets WHERE status = 'open' GROUP BY event_id, slot) AS open_bets
  USING (event_id, slot)
WHERE balance_cents <> coalesce(open_cents, 0)
UNION ALL
SELECT 'open bet on a closed book', bets.id::text, books.status
FROM bets JOIN books USING (event_id) WHERE bets.status = 'open' AND books.status <> 'open'
UNION ALL
SELECT 'bet without its book', bets.id::text, bets.event_id::text
FROM bets LEFT JOIN books ON books.event_id = bets.event_id AND books.league_id = bets.league_id AND books.stakes_account = bets.stakes_account
WHERE books.event_id IS NULL
UNION ALL
SELECT 'bet from another bankroll', bets.id::text, bets.bankroll_account::text
FROM bets JOIN bankrolls USING (user_id, league_id) WHERE bankrolls.account_id <> bets.bankroll_account OR bankrolls.slot <> bets.slot
UNION ALL
SELECT 'transfer of a bet is missing or wrong', reference, amount_cents::text FROM (TABLE due EXCEPT TABLE made) AS missing
UNION ALL
SELECT 'transfer that no bet calls for', reference, amount_cents::text FROM (TABLE made EXCEPT TABLE due) AS surplus
UNION ALL
SELECT 'bankroll without its grant', user_id || ' in ' || league_id, coalesce(amount_cents::text, 'none')
FROM bankrolls
LEFT JOIN ledger.transfers ON reference = 'grant:' || league_id || ':' || user_id AND to_account = account_id
WHERE amount_cents IS DISTINCT FROM 100000
UNION ALL
SELECT 'points are not the sum of the bets', user_id || ' in ' || league_id, bankrolls.points || ' instead of ' || coalesce(earned, 0)
FROM bankrolls
LEFT JOIN (SELECT user_id, league_id, sum(points) AS earned FROM bets GROUP BY user_id, league_id) AS earnings USING (user_id, league_id)
WHERE bankrolls.points <> coalesce(earned, 0)
UNION ALL
SELECT 'summary of a book is not its bets', event_id::text, bets || ' instead of ' || coalesce(settled, 0)
FROM books
LEFT JOIN (SELECT settlement_id, count(*) AS settled, sum(payout_cents) AS paid FROM bets GROUP BY settlement_id) AS closed_bets
  USING (settlement_id)
WHERE status <> 'open' AND (bets <> coalesce(settled, 0) OR paid_cents <> coalesce(paid, 0));
