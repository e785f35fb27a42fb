-- An event of the odds feed is in a league once; one that was cancelled can be added again.
CREATE UNIQUE INDEX events_market_once ON events (league_id, event_key, external_id)
  WHERE source = 'market' AND status NOT IN ('cancelling', 'cancelled');

-- Whose odds an event of the feed was added at, and as of when; never changed, as the odds are not.
CREATE TABLE market_odds (
  event_id    uuid        PRIMARY KEY REFERENCES events,
  -- The feed's key of the bookmaker.
  bookmaker   text        NOT NULL,
  taken_at    timestamptz NOT NULL,
  -- When they are too old to bet at; null for never.
  valid_until timestamptz CHECK (valid_until > taken_at)
);
