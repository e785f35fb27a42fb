-- Events written in the transaction that makes them true. The relay deletes a row once the bus has taken it,
-- so a transaction that commits late with a low seq is never passed over.
CREATE TABLE outbox (
  seq         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id          uuid        NOT NULL UNIQUE,
  topic       text        NOT NULL,
  key         text        NOT NULL,
  type        text        NOT NULL,
  time        timestamptz NOT NULL,
  payload     bytea       NOT NULL,
  traceparent text
);

-- Events that have had their effect, per consumer group. Written in the transaction of the effect.
CREATE TABLE inbox (
  group_name  text        NOT NULL,
  event_id    uuid        NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (group_name, event_id)
);
CREATE INDEX inbox_received_at ON inbox (received_at);

-- First answers of mutating calls. The response is null only inside the transaction that is working it out.
CREATE TABLE idempotency_keys (
  user_id      text        NOT NULL,
  call         text        NOT NULL,
  key          text        NOT NULL,
  request_hash bytea       NOT NULL,
  response     bytea,
  created_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, call, key)
);
CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);
