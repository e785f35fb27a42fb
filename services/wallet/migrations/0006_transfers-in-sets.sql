-- A settlement writes hundreds of thousands of transfers in one statement, and a foreign key looks each end of each of them up by itself: half
-- of what the statement costs. The same is checked here once for all transfers of a statement. Slots are never deleted (balances_stay) and
-- never get another key (balances_key), so a transfer that was right when it was written stays right.
CREATE FUNCTION ledger.require_slots() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM written
    LEFT JOIN ledger.balances AS source ON source.account_id = from_account AND source.slot = from_slot
    LEFT JOIN ledger.balances AS target ON target.account_id = to_account AND target.slot = to_slot
    WHERE source.account_id IS NULL OR target.account_id IS NULL
  ) THEN
    RAISE EXCEPTION 'a transfer names a slot that is not there'
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'transfers_slots', SCHEMA = 'ledger', TABLE = 'transfers';
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER transfers_slots AFTER INSERT ON ledger.transfers
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION ledger.require_slots();
CREATE TRIGGER balances_key BEFORE UPDATE OF account_id, slot ON ledger.balances
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
ALTER TABLE ledger.transfers DROP CONSTRAINT transfers_from, DROP CONSTRAINT transfers_to;
