CREATE TABLE events (
  id            uuid        PRIMARY KEY,
  league_id     uuid        NOT NULL REFERENCES leagues,
  -- The feed's sport key, or 'custom'.
  event_key     text        NOT NULL,
  -- The feed's id of the event, or the text of `id`.
  external_id   text        NOT NULL,
  name          text        NOT NULL CHECK (name <> ''),
  sport         text        NOT NULL,
  home_team     text        NOT NULL,
  away_team     text        NOT NULL,
  commence_time timestamptz NOT NULL,
  end_time      timestamptz,
  betting_type  text        NOT NULL CHECK (betting_type IN ('standard', 'closest_guess')),
  source        text        NOT NULL CHECK (source IN ('custom', 'market')),
  -- [{key, outcomes: [{key, name, oddsHundredths, pointTenths}]}]: frozen when the event is made, always read and written whole.
  markets       jsonb       NOT NULL,
  status        text        NOT NULL CHECK (status IN ('open', 'completing', 'cancelling', 'completed', 'cancelled')),
  -- Whether the wallet knows what can be bet on. Betting is closed until it does.
  book_opened   boolean     NOT NULL DEFAULT false,
  created_by    uuid        NOT NULL,
  created_at    timestamptz NOT NULL,
  -- What the captain named; never changed once written.
  winning_outcome         text,
  home_score              integer,
  away_score              integer,
  actual_value_hundredths bigint,
  -- When it became completed or cancelled.
  closed_at     timestamptz,
  -- When the sweeper tries next, and how often it has.
  next_attempt_at timestamptz NOT NULL,
  attempts        integer     NOT NULL DEFAULT 0,
  CHECK ((home_score IS NULL) = (away_score IS NULL)),
  CHECK ((status IN ('completing', 'completed')) = (winning_outcome IS NOT NULL)),
  CHECK ((status IN ('completed', 'cancelled')) = (closed_at IS NOT NULL)),
  CHECK (end_time IS NULL OR end_time > commence_time)
);
CREATE INDEX events_league ON events (league_id, commence_time, id);
CREATE INDEX events_unfinished ON events (next_attempt_at)
  WHERE status IN ('completing', 'cancelling') OR (status = 'open' AND NOT book_opened);

CREATE TABLE circuits (
  id              uuid        PRIMARY KEY,
  league_id       uuid        NOT NULL REFERENCES leagues,
  name            text        NOT NULL CHECK (name <> ''),
  description     text        NOT NULL,
  entry_fee_cents bigint      NOT NULL CHECK (entry_fee_cents >= 0),
  pot_cents       bigint      NOT NULL DEFAULT 0 CHECK (pot_cents >= 0),
  start_date      timestamptz,
  end_date        timestamptz,
  -- Set once decided; the winner is empty when nobody took part.
  decided_at      timestamptz,
  winner          text,
  created_at      timestamptz NOT NULL,
  CHECK (end_date IS NULL OR start_date IS NULL OR end_date > start_date)
);
CREATE INDEX circuits_league ON circuits (league_id, created_at, id);
