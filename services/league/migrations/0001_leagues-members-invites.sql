-- A league is there for players from the moment its captain is a full member.
CREATE TABLE leagues (
  id          uuid        PRIMARY KEY,
  name        text        NOT NULL CHECK (name <> ''),
  description text        NOT NULL,
  -- The address of the picture, '/media/...'; empty without one.
  image       text        NOT NULL,
  captain_id  uuid        NOT NULL,
  created_at  timestamptz NOT NULL
);

CREATE TABLE invites (
  id         uuid        PRIMARY KEY,
  league_id  uuid        NOT NULL REFERENCES leagues,
  invitee_id uuid        NOT NULL,
  status     text        NOT NULL CHECK (status IN ('pending', 'accepted', 'declined')),
  created_at timestamptz NOT NULL,
  handled_at timestamptz
);
-- Inviting twice at once makes one invite.
CREATE UNIQUE INDEX invites_pending ON invites (league_id, invitee_id) WHERE status = 'pending';

-- Who belongs to a league. Somebody is a member once the wallet has opened their bankroll; until then the row is the written intent,
-- which nobody sees and the sweeper finishes.
CREATE TABLE members (
  league_id       uuid        NOT NULL REFERENCES leagues,
  user_id         uuid        NOT NULL,
  joined_at       timestamptz NOT NULL,
  -- The invite that was accepted; none for the captain.
  invite_id       uuid        REFERENCES invites,
  bankroll_opened boolean     NOT NULL DEFAULT false,
  -- When the sweeper tries next, and how often it has.
  next_attempt_at timestamptz NOT NULL,
  attempts        integer     NOT NULL DEFAULT 0,
  PRIMARY KEY (league_id, user_id)
);
CREATE INDEX members_user ON members (user_id);
CREATE INDEX members_unopened ON members (next_attempt_at) WHERE NOT bankroll_opened;
