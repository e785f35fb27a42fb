-- The last position given out per topic. Positions have no gaps and follow the order of commits: an append holds the topic's lock until it commits.
CREATE TABLE bus_topics (
  topic         text   PRIMARY KEY,
  last_position bigint NOT NULL
);

CREATE TABLE bus_log (
  topic       text        NOT NULL,
  position    bigint      NOT NULL,
  -- Unique, so that a repeated append changes nothing.
  event_id    uuid        NOT NULL UNIQUE,
  key         text        NOT NULL,
  -- CloudEvents 1.0 attributes in binary mode, 'ce_type' and so on.
  headers     jsonb       NOT NULL,
  payload     bytea       NOT NULL,
  appended_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (topic, position)
);
CREATE INDEX bus_log_appended_at ON bus_log (appended_at);

-- How far each group has come: everything up to and including the position is done.
CREATE TABLE bus_offsets (
  group_name text        NOT NULL,
  topic      text        NOT NULL,
  position   bigint      NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (group_name, topic)
);

-- Events that a group could not handle, with what went wrong, for an operator to look at.
CREATE TABLE bus_parked (
  group_name text        NOT NULL,
  event_id   uuid        NOT NULL,
  topic      text        NOT NULL,
  position   bigint      NOT NULL,
  key        text        NOT NULL,
  headers    jsonb       NOT NULL,
  payload    bytea       NOT NULL,
  error      text        NOT NULL,
  attempts   integer     NOT NULL,
  parked_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (group_name, event_id)
);
