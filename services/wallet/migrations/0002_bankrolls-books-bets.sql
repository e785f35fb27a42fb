-- A player's place in a league. Frozen when they are removed from it: the money stays, no bet is taken.
CREATE TABLE bankrolls (
  user_id    uuid        NOT NULL,
  league_id  uuid        NOT NULL,
  account_id bigint      NOT NULL UNIQUE REFERENCES ledger.accounts (id),
  -- The player's slot in the shared accounts. Written down, so that another way to choose it never tears a stake from its slot.
  slot       smallint    NOT NULL CHECK (slot BETWEEN 0 AND 15),
  -- The sum of the points of the player's bets in the league; kept current by settlement, because it is read for many players at a time.
  points     integer     NOT NULL DEFAULT 0 CHECK (points >= 0),
  opened_at  timestamptz NOT NULL,
  frozen_at  timestamptz,
  PRIMARY KEY (user_id, league_id)
) WITH (fillfactor = 70);
CREATE INDEX bankrolls_league ON bankrolls (league_id);

-- What can be bet on for one league event, as the league opened it. Only settling or voiding writes to it again.
CREATE TABLE books (
  event_id          uuid        PRIMARY KEY,
  league_id         uuid        NOT NULL,
  league_name       text        NOT NULL,
  external_event_id text        NOT NULL,
  event_name        text        NOT NULL,
  sport             text        NOT NULL,
  betting_type      text        NOT NULL CHECK (betting_type IN ('standard', 'closest_guess')),
  closes_at         timestamptz,
  stakes_account    bigint      NOT NULL UNIQUE REFERENCES ledger.accounts (id),
  house_account     bigint      NOT NULL REFERENCES ledger.accounts (id),
  status            text        NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'settled', 'voided')),
  opened_at         timestamptz NOT NULL,
  closed_at         timestamptz,
  settlement_id     uuid,
  -- What it was settled with, to tell the same result again from another one.
  winning_outcome   text,
  home_score        integer,
  away_score        integer,
  actual_hundredths bigint,
  -- What came of it: the answer to settling again.
  bets              integer     NOT NULL DEFAULT 0,
  won               integer     NOT NULL DEFAULT 0,
  lost              integer     NOT NULL DEFAULT 0,
  returned          integer     NOT NULL DEFAULT 0,
  paid_cents        bigint      NOT NULL DEFAULT 0,
  CONSTRAINT books_closed CHECK ((status = 'open') = (closed_at IS NULL) AND (status = 'open') = (settlement_id IS NULL)),
  CONSTRAINT books_summary CHECK (bets = won + lost + returned)
);
-- Not unique: a cancelled event of the feed may be added again.
CREATE INDEX books_external ON books (league_id, external_event_id);

-- The outcomes of a book's markets in their order; closest_guess has none.
CREATE TABLE book_outcomes (
  event_id         uuid     NOT NULL REFERENCES books (event_id),
  market_key       text     NOT NULL CHECK (market_key IN ('h2h', 'spreads', 'totals')),
  outcome_key      text     NOT NULL,
  market_position  smallint NOT NULL,
  outcome_position smallint NOT NULL,
  name             text     NOT NULL,
  odds_hundredths  integer  NOT NULL CHECK (odds_hundredths BETWEEN 101 AND 100000),
  point_tenths     integer,
  PRIMARY KEY (event_id, market_key, outcome_key)
);

CREATE TABLE bets (
  id               uuid        PRIMARY KEY,
  event_id         uuid        NOT NULL,
  league_id        uuid        NOT NULL,
  user_id          uuid        NOT NULL,
  bankroll_account bigint      NOT NULL,
  stakes_account   bigint      NOT NULL,
  slot             smallint    NOT NULL,
  -- A standard bet has these three, a guess its number.
  market_key       text,
  outcome_key      text,
  odds_hundredths  integer,
  guess_hundredths bigint,
  stake_cents      bigint      NOT NULL CHECK (stake_cents > 0),
  status           text        NOT NULL DEFAULT 'open',
  payout_cents     bigint,
  points           integer     NOT NULL DEFAULT 0,
  placed_at        timestamptz NOT NULL,
  settled_at       timestamptz,
  -- The settlement that closed the bet, so that its steps speak of the same bets.
  settlement_id    uuid,
  CONSTRAINT bets_one_per_event UNIQUE (event_id, user_id),
  CONSTRAINT bets_bankroll FOREIGN KEY (user_id, league_id) REFERENCES bankrolls (user_id, league_id),
  -- The slot that holds the stake stands for the book: a foreign key to the book itself would have every bet of the event lock its row.
  CONSTRAINT bets_stakes FOREIGN KEY (stakes_account, slot) REFERENCES ledger.balances (account_id, slot),
  CONSTRAINT bets_pick CHECK (num_nonnulls(market_key, outcome_key, odds_hundredths) = CASE WHEN guess_hundredths IS NULL THEN 3 ELSE 0 END),
  CONSTRAINT bets_points CHECK (points >= 0 AND (points = 0 OR status = 'won')),
  CONSTRAINT bets_settled CHECK ((status = 'open') = (settled_at IS NULL) AND (status = 'open') = (settlement_id IS NULL)),
  CONSTRAINT bets_payout CHECK (CASE status
    WHEN 'open' THEN payout_cents IS NULL
    WHEN 'won'  THEN payout_cents >= stake_cents
    WHEN 'lost' THEN payout_cents = 0
    WHEN 'push' THEN payout_cents = stake_cents
    WHEN 'void' THEN payout_cents = stake_cents
    ELSE false
  END)
) WITH (fillfactor = 60);
-- A player's bets, newest first: ids are UUIDv7, so they sort by time.
CREATE INDEX bets_user ON bets (user_id, id);

-- When an account was opened, as identity tells it.
CREATE TABLE players (
  user_id   uuid        PRIMARY KEY,
  joined_at timestamptz NOT NULL
);

-- What a won standard bet pays, stake included: stake x odds, rounded half up to the cent. The same as src/domain/payout.ts.
CREATE FUNCTION won_payout_cents(stake_cents bigint, odds_hundredths integer) RETURNS bigint IMMUTABLE LANGUAGE sql
  RETURN (stake_cents * odds_hundredths + 50) / 100;

-- What a won standard bet earns: round(10 x decimal odds). The same as src/domain/payout.ts.
CREATE FUNCTION won_points(odds_hundredths integer) RETURNS integer IMMUTABLE LANGUAGE sql
  RETURN (odds_hundredths + 5) / 10;

-- One winner's part of a closest-guess pot before left-over cents. The same as src/domain/closest-guess.ts.
CREATE FUNCTION pot_share_cents(pot_cents bigint, stake_cents bigint, winning_stakes_cents bigint) RETURNS bigint IMMUTABLE LANGUAGE sql
  RETURN div(pot_cents::numeric * stake_cents, winning_stakes_cents)::bigint;
