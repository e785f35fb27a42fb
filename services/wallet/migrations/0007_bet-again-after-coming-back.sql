-- Whoever is removed has their open bets voided and their stakes back. Once they are let in again, they may bet on what is still open: a bet that
-- a removal has voided stays in their record and is not their bet on the event any more.
ALTER TABLE bets ADD COLUMN freeze_id uuid;

-- Until now only removals closed a bet apart from its book.
UPDATE bets SET freeze_id = bets.settlement_id
FROM books WHERE books.event_id = bets.event_id AND bets.status <> 'open' AND bets.settlement_id IS DISTINCT FROM books.settlement_id;

ALTER TABLE bets ADD CONSTRAINT bets_frozen CHECK (freeze_id IS NULL OR (status = 'void' AND settlement_id = freeze_id));
-- One index for both: one bet per event and player, those of past removals aside, and all bets of an event.
ALTER TABLE bets DROP CONSTRAINT bets_one_per_event;
ALTER TABLE bets ADD CONSTRAINT bets_one_per_event UNIQUE NULLS NOT DISTINCT (event_id, user_id, freeze_id);
