-- The kinds of notification that somebody does not want. Who has no row for a kind is told of it, so a new kind needs no row for anybody.
CREATE TABLE muted_kinds (
  user_id uuid NOT NULL,
  type    text NOT NULL,
  PRIMARY KEY (user_id, type)
);

-- Old notifications are deleted from time to time, the oldest first. Invites wait until they are answered.
CREATE INDEX notifications_oldest ON notifications (created_at) WHERE type <> 'league_invite';
