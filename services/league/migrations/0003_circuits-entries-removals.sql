-- Circuits, from being created to being decided. Nobody could take part in one before, so what no longer fits can go.
ALTER TABLE circuits
  -- The pot is the fee times the entries.
  DROP COLUMN pot_cents,
  -- Follows from the places, by the names of today.
  DROP COLUMN winner,
  ADD COLUMN created_by          uuid NOT NULL,
  ADD COLUMN tiebreaker_event_id uuid,
  -- deciding: its last event is over. paying: the places below stand, and their shares are on their way through the wallet.
  ADD COLUMN state               text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'deciding', 'paying', 'decided')),
  -- How it was decided, once the places stand.
  ADD COLUMN rule                text CHECK (rule IN ('highest_score', 'nearest_guess', 'shared', 'no_participants')),
  -- When the sweeper tries next, and how often it has.
  ADD COLUMN next_attempt_at     timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN attempts            integer NOT NULL DEFAULT 0,
  ADD CHECK ((state = 'decided') = (decided_at IS NOT NULL)),
  ADD CHECK ((state IN ('paying', 'decided')) = (rule IS NOT NULL));
CREATE INDEX circuits_unfinished ON circuits (next_attempt_at) WHERE state IN ('deciding', 'paying');

-- The component events of a circuit, in the captain's order.
CREATE TABLE circuit_events (
  circuit_id uuid    NOT NULL REFERENCES circuits,
  event_id   uuid    NOT NULL REFERENCES events,
  position   integer NOT NULL,
  weight     integer NOT NULL CHECK (weight BETWEEN 1 AND 1000),
  PRIMARY KEY (circuit_id, event_id)
);
CREATE INDEX circuit_events_event ON circuit_events (event_id);
-- The tiebreaker is one of them.
ALTER TABLE circuits ADD FOREIGN KEY (id, tiebreaker_event_id) REFERENCES circuit_events (circuit_id, event_id) DEFERRABLE INITIALLY DEFERRED;

-- Who takes part. pending: written down, the wallet has still to take the fee. refunding: the entry counts no more, the wallet has still to
-- give back what it took. Whoever comes back enters under a new id.
CREATE TABLE circuit_entries (
  id         uuid        PRIMARY KEY,
  circuit_id uuid        NOT NULL REFERENCES circuits,
  user_id    uuid        NOT NULL,
  status     text        NOT NULL CHECK (status IN ('pending', 'joined', 'refunding', 'refunded')),
  joined_at  timestamptz NOT NULL,
  -- Component events that were over by then: bets on them do not count.
  missed_event_ids uuid[] NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  attempts        integer NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX circuit_entries_once ON circuit_entries (circuit_id, user_id) WHERE status IN ('pending', 'joined');
CREATE INDEX circuit_entries_user ON circuit_entries (user_id) WHERE status IN ('pending', 'joined');
CREATE INDEX circuit_entries_circuit ON circuit_entries (circuit_id);
CREATE INDEX circuit_entries_unfinished ON circuit_entries (next_attempt_at) WHERE status IN ('pending', 'refunding');

-- How a circuit came out, best first: written whole before the pot is paid, never changed.
CREATE TABLE circuit_places (
  circuit_id          uuid    NOT NULL REFERENCES circuits,
  position            integer NOT NULL,
  user_id             uuid    NOT NULL,
  score               integer NOT NULL,
  -- On the tiebreaker; null where they had none that counts.
  guess_hundredths    bigint,
  distance_hundredths bigint CHECK (distance_hundredths >= 0),
  winner              boolean NOT NULL,
  share_cents         bigint  NOT NULL CHECK (share_cents >= 0 AND (winner OR share_cents = 0)),
  joined_at           timestamptz NOT NULL,
  PRIMARY KEY (circuit_id, position),
  UNIQUE (circuit_id, user_id)
);

-- Former members. A row says that the bankroll has to be frozen, and whether it is; it stays when they come back, until they are removed again.
CREATE TABLE removals (
  league_id       uuid        NOT NULL REFERENCES leagues,
  user_id         uuid        NOT NULL,
  removed_at      timestamptz NOT NULL,
  finished        boolean     NOT NULL DEFAULT false,
  -- Whether the others have been told.
  told            boolean     NOT NULL DEFAULT false,
  -- Until then one worker alone carries it out (src/sagas/remove-member.ts says why).
  next_attempt_at timestamptz NOT NULL,
  attempts        integer     NOT NULL DEFAULT 0,
  PRIMARY KEY (league_id, user_id)
);
CREATE INDEX removals_unfinished ON removals (next_attempt_at) WHERE NOT finished;
