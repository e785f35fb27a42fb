-- Accounts. What is unique without regard to case is compared by the *_key columns, which the service folds (foldName of the kit):
-- lower() knows ASCII alone under the C locale, and a database should not decide differently from its neighbour what the same name is.
CREATE TABLE users (
  id                uuid        PRIMARY KEY,
  username          text        NOT NULL CHECK (username <> ''),
  username_key      text        NOT NULL CHECK (username_key <> ''),
  email             text        NOT NULL,
  email_key         text        NOT NULL,
  -- argon2id in PHC form, parameters and salt included.
  password_hash     text        NOT NULL,
  bio               text        NOT NULL DEFAULT '',
  -- Null without a picture. An image never changes under its key.
  profile_image_key text,
  -- Grows with each change that is told to others.
  version           bigint      NOT NULL DEFAULT 1 CHECK (version > 0),
  date_joined       timestamptz NOT NULL,
  CONSTRAINT users_username_key UNIQUE (username_key),
  CONSTRAINT users_email_key UNIQUE (email_key)
);

-- Sign-ins. The token itself is nowhere: a copy of this table signs nobody in.
CREATE TABLE tokens (
  sha256     bytea       PRIMARY KEY CHECK (octet_length(sha256) = 32),
  user_id    uuid        NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at)
);
CREATE INDEX tokens_user_id ON tokens (user_id);
-- Expired ones are swept away, the longest expired first.
CREATE INDEX tokens_expires_at ON tokens (expires_at);
