-- Set when an operator has asked for a parked event to be delivered again: its group's consumer then takes it up.
ALTER TABLE bus_parked ADD COLUMN replay_asked_at timestamptz;
CREATE INDEX bus_parked_to_replay ON bus_parked (group_name, topic, position) WHERE replay_asked_at IS NOT NULL;
