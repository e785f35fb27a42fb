import { event, type Tx } from '@oddsmates/kit';
import { BetsSettled } from '@oddsmates/proto/grpc/events/v1/wallet';
import { closeBook, type BookRow, type Closing, type Summary } from '../store/books';
import { lockPayees } from '../store/locks';
import { listSettled, payBets, type SettledRow, type Settlement } from '../store/settle-bets';

/** So many bets are told in one event: enough to be few, and small enough for any bus. */
export const BETS_PER_EVENT = 500;

/**
 * The end of settling and of voiding, once every bet is graded: pays, tells others and closes the book. The caller has the book to itself
 * (see store/locks.ts) and the transaction to the end.
 */
export async function closeBets(tx: Tx, settlement: Settlement, book: BookRow, closing: Closing): Promise<Summary> {
  await lockPayees(tx, book.event_id, settlement.id, book.house_account);
  await payBets(tx, settlement, book);
  await tellBettors(tx, book, await listSettled(tx, settlement), settlement.at);
  return closeBook(tx, book.event_id, settlement.id, closing, settlement.at);
}

/** Tells others how some bets on an event came out. */
export async function tellBettors(
  tx: Tx,
  { event_id, league_id, event_name }: Pick<BookRow, 'event_id' | 'league_id' | 'event_name'>,
  settled: readonly SettledRow[],
  settled_at: Date,
): Promise<void> {
  const bets = settled.map(({ id, ...bet }) => ({ ...bet, bet_id: id }));
  for (let start = 0; start < bets.length; start += BETS_PER_EVENT) {
    const fact = { event_id, league_id, event_name, bets: bets.slice(start, start + BETS_PER_EVENT), settled_at };
    await tx.publish(event('wallet.bet', event_id, BetsSettled, fact));
  }
}
