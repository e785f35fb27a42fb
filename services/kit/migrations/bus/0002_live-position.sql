-- Numbers the messages of the live channel. It starts at the clock's milliseconds, so that numbers still grow after a database was begun anew:
-- a page that remembers one from before is then told to read everything again.
CREATE SEQUENCE live_position;
SELECT setval('live_position', (extract(epoch FROM clock_timestamp()) * 1000)::bigint);
