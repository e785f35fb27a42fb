-- The pot of a circuit, from its first entry until it is paid out (docs/domain-rules.md#circuits).
CREATE TABLE pots (
  circuit_id uuid        PRIMARY KEY,
  league_id  uuid        NOT NULL,
  account_id bigint      NOT NULL UNIQUE REFERENCES ledger.accounts (id),
  opened_at  timestamptz NOT NULL,
  -- Final: nothing enters or leaves a pot that was paid out.
  paid_at    timestamptz,
  paid_cents bigint CHECK (paid_cents >= 0),
  CONSTRAINT pots_paid CHECK ((paid_at IS NULL) = (paid_cents IS NULL))
);

-- One per time somebody enters a circuit. An entry that is to be given back before its payment has arrived has its id alone, so that the
-- payment finds it when it comes late.
CREATE TABLE entries (
  id               uuid PRIMARY KEY,
  circuit_id       uuid REFERENCES pots (circuit_id),
  league_id        uuid,
  user_id          uuid,
  bankroll_account bigint,
  pot_account      bigint,
  slot             smallint,
  fee_cents        bigint CHECK (fee_cents >= 0),
  -- The bankroll after the payment: the answer to paying again.
  balance_cents    bigint,
  paid_at          timestamptz,
  refunded_at      timestamptz,
  CONSTRAINT entries_bankroll FOREIGN KEY (user_id, league_id) REFERENCES bankrolls (user_id, league_id),
  CONSTRAINT entries_pot FOREIGN KEY (pot_account, slot) REFERENCES ledger.balances (account_id, slot),
  CONSTRAINT entries_whole CHECK (
    num_nonnulls(circuit_id, league_id, user_id, bankroll_account, pot_account, slot, fee_cents, balance_cents, paid_at)
      = CASE WHEN paid_at IS NULL THEN 0 ELSE 9 END),
  CONSTRAINT entries_known CHECK (num_nonnulls(paid_at, refunded_at) > 0)
);
CREATE INDEX entries_circuit ON entries (circuit_id);
CREATE INDEX entries_user ON entries (user_id);

-- What a winner was paid out of one slot of the pot. The slots that hold the money are seldom the winner's own.
CREATE TABLE pot_payments (
  circuit_id       uuid     NOT NULL REFERENCES pots (circuit_id),
  user_id          uuid     NOT NULL,
  slot             smallint NOT NULL,
  bankroll_account bigint   NOT NULL REFERENCES bankrolls (account_id),
  cents            bigint   NOT NULL CHECK (cents > 0),
  PRIMARY KEY (circuit_id, user_id, slot)
);
CREATE INDEX pot_payments_user ON pot_payments (user_id);

-- The settlement that voided the bets of a player as they were removed; the bets refer to it.
ALTER TABLE bankrolls ADD COLUMN freeze_id uuid;
UPDATE bankrolls SET freeze_id = gen_random_uuid() WHERE frozen_at IS NOT NULL;
ALTER TABLE bankrolls ADD CONSTRAINT bankrolls_frozen CHECK ((frozen_at IS NULL) = (freeze_id IS NULL));

-- Odds of the feed age; those of a captain do not.
ALTER TABLE books ADD COLUMN odds_valid_until timestamptz;

-- A line on a quarter would need half a win, which no bet has. NOT VALID: lines that were taken before stay as they were.
ALTER TABLE book_outcomes ADD CONSTRAINT book_outcomes_half CHECK (point_tenths % 5 = 0) NOT VALID;
