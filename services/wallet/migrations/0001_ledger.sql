-- Double entry: money moves by transfers only, and a transfer is never changed (docs/domain-rules.md#money).
CREATE SCHEMA ledger;

CREATE TABLE ledger.accounts (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind       text NOT NULL,
  user_id    uuid,
  league_id  uuid,
  event_id   uuid,
  circuit_id uuid,
  CONSTRAINT accounts_kind UNIQUE (id, kind),
  CONSTRAINT accounts_owner UNIQUE NULLS NOT DISTINCT (kind, user_id, league_id, event_id, circuit_id),
  CONSTRAINT accounts_owner_fits CHECK (CASE kind
    WHEN 'bankroll' THEN user_id IS NOT NULL AND league_id IS NOT NULL AND num_nonnulls(event_id, circuit_id) = 0
    WHEN 'stakes'   THEN event_id IS NOT NULL AND num_nonnulls(user_id, league_id, circuit_id) = 0
    WHEN 'pot'      THEN circuit_id IS NOT NULL AND num_nonnulls(user_id, league_id, event_id) = 0
    WHEN 'house'    THEN league_id IS NOT NULL AND num_nonnulls(user_id, event_id, circuit_id) = 0
    WHEN 'mint'     THEN num_nonnulls(user_id, league_id, event_id, circuit_id) = 0
    ELSE false
  END)
);

-- An account that many players use at once (all but a bankroll) is split over 16 slots, so that no row is locked by all bets of a league or
-- event. A player's money comes and goes through one slot, hence each slot is at or above zero by itself and a CHECK can say so.
CREATE TABLE ledger.balances (
  account_id    bigint   NOT NULL,
  slot          smallint NOT NULL,
  kind          text     NOT NULL,
  balance_cents bigint   NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, slot),
  CONSTRAINT balances_account FOREIGN KEY (account_id, kind) REFERENCES ledger.accounts (id, kind),
  CONSTRAINT balances_slot CHECK (slot BETWEEN 0 AND CASE kind WHEN 'bankroll' THEN 0 ELSE 15 END),
  -- The counterparties of the game may owe; nobody else may.
  CONSTRAINT balances_not_negative CHECK (kind IN ('house', 'mint') OR balance_cents >= 0)
) WITH (fillfactor = 60); -- Room for the next version of a row on its page, which spares the index a write.

-- Transfers refer to slots, not to accounts: a foreign key locks the row it refers to, and the slot is locked by its transfer anyway,
-- while one account row would be locked by every bet of the event.
CREATE TABLE ledger.transfers (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What the money moved for, 'bet:<id>:stake': a command run twice moves it once.
  reference    text        NOT NULL,
  from_account bigint      NOT NULL,
  from_slot    smallint    NOT NULL,
  to_account   bigint      NOT NULL,
  to_slot      smallint    NOT NULL,
  amount_cents bigint      NOT NULL,
  created_at   timestamptz NOT NULL,
  CONSTRAINT transfers_reference UNIQUE (reference),
  CONSTRAINT transfers_amount CHECK (amount_cents > 0),
  CONSTRAINT transfers_two_accounts CHECK (from_account <> to_account),
  CONSTRAINT transfers_from FOREIGN KEY (from_account, from_slot) REFERENCES ledger.balances (account_id, slot),
  CONSTRAINT transfers_to FOREIGN KEY (to_account, to_slot) REFERENCES ledger.balances (account_id, slot)
);

CREATE FUNCTION ledger.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of ledger.% is refused: the ledger is append only', TG_OP, TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE TRIGGER transfers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.transfers
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER accounts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.accounts
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER balances_stay BEFORE DELETE OR TRUNCATE ON ledger.balances
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

-- The trigger stops a superuser, the missing privilege stops the service before it gets that far.
REVOKE UPDATE, DELETE, TRUNCATE ON ledger.transfers FROM PUBLIC, CURRENT_USER;

-- Where grants come from: one for the whole product.
WITH mint AS (INSERT INTO ledger.accounts (kind) VALUES ('mint') RETURNING id, kind)
INSERT INTO ledger.balances (account_id, slot, kind) SELECT id, slot, kind FROM mint, generate_series(0, 15) AS slot;
