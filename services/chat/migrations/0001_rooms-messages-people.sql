-- One row per league that anybody has said something in. Whoever sends a message locks it, so a league's messages are written one after the
-- other and a reader who has seen one has seen all before it.
CREATE TABLE rooms (
  league_id uuid PRIMARY KEY,
  -- The newest message; the next one has a greater id.
  last_id   uuid NOT NULL
);

CREATE TABLE messages (
  id         uuid        PRIMARY KEY,
  league_id  uuid        NOT NULL REFERENCES rooms,
  sender_id  uuid        NOT NULL,
  message    text        NOT NULL CHECK (message <> ''),
  created_at timestamptz NOT NULL
);
CREATE INDEX messages_league ON messages (league_id, id);
