-- Trusted since PostgreSQL 13: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Who is called what: a projection of identity.user. The newest version wins; 0 stands for what another event or identity itself said by the way.
CREATE TABLE people (
  user_id           uuid    PRIMARY KEY,
  username          text    NOT NULL,
  profile_image_url text    NOT NULL,
  version           bigint  NOT NULL CHECK (version >= 0),
  -- The username folded (foldPart of the kit). In C order, so that one plain index serves both LIKE 'prefix%' and ORDER BY.
  search_key        text    COLLATE "C" NOT NULL
);
CREATE INDEX people_search_prefix ON people (search_key, user_id);
CREATE INDEX people_search_substring ON people USING gin (search_key gin_trgm_ops);

-- One row for two people, whoever asked: they cannot have two requests, nor a request beside a friendship.
CREATE TABLE friendships (
  low          uuid        NOT NULL REFERENCES people (user_id),
  high         uuid        NOT NULL REFERENCES people (user_id),
  request_id   uuid        NOT NULL UNIQUE,
  asked_by     uuid        NOT NULL,
  status       text        NOT NULL CHECK (status IN ('pending', 'friends')),
  requested_at timestamptz NOT NULL,
  -- When they became friends.
  made_at      timestamptz,
  PRIMARY KEY (low, high),
  CHECK (low < high),
  CHECK (asked_by IN (low, high)),
  CHECK ((status = 'friends') = (made_at IS NOT NULL))
);
CREATE INDEX friendships_high ON friendships (high);

-- What people are told. Ids grow with time: newest first is by id, and a cursor holds when the row it names is gone.
CREATE TABLE notifications (
  id           uuid        PRIMARY KEY,
  user_id      uuid        NOT NULL,
  type         text        NOT NULL,
  -- Without the name of who did it, when that is a person: names change, so it is put in front when the notification is read.
  message      text        NOT NULL,
  actor_id     uuid        REFERENCES people (user_id),
  reference_id text        NOT NULL,
  is_read      boolean     NOT NULL DEFAULT false,
  created_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX notifications_newest ON notifications (user_id, id DESC);
CREATE INDEX notifications_unread ON notifications (user_id) WHERE NOT is_read;
-- An invite's notification goes away with the invite.
CREATE INDEX notifications_invite ON notifications (reference_id) WHERE type = 'league_invite';
