-- Who signs in with which account of the OpenID provider: at most one each way.
CREATE TABLE google_accounts (
  -- 'google', 'local' or another issuer's address (src/domain/google.ts): a subject means something to its provider only.
  provider  text        NOT NULL CHECK (provider <> ''),
  subject   text        NOT NULL CHECK (subject <> ''),
  user_id   uuid        NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
  linked_at timestamptz NOT NULL,
  CONSTRAINT google_accounts_pkey PRIMARY KEY (provider, subject)
);
