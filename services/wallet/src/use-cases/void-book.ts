import { AppError, newId, type Context } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { VoidBookRequest, VoidBookResponse } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import type { Deps } from '../deps';
import { findBook, type Closing } from '../store/books';
import { takeBook } from '../store/locks';
import { voidBets } from '../store/settle-bets';
import { closeBets } from './close-bets';

const VOIDED: Closing = { status: 'voided', winning_outcome: null, home_score: null, away_score: null, actual_hundredths: null };

/**
 * Voids all bets of a cancelled event: every stake goes back to its bankroll (docs/domain-rules.md#settlement), by the steps and transfers of
 * settle-book.ts. Voiding again gives the first answer and moves nothing.
 * @throws AppError EVENT_NOT_FOUND; CONFLICT when the book was settled
 */
export function voidBook({ db, clock }: Deps) {
  return (_ctx: Context, request: VoidBookRequest): Promise<VoidBookResponse> =>
    db.tx(async (tx) => {
      await takeBook(tx, request.event_id);
      const book = await findBook(tx, request.event_id);
      if (!book) throw new AppError(Reason.EVENT_NOT_FOUND);
      if (book.status === 'settled') throw new AppError(Reason.CONFLICT);
      if (book.status === 'voided') return { bets: book.bets };
      const settlement = { id: newId(), eventId: book.event_id, at: clock() };
      await voidBets(tx, settlement);
      const { bets } = await closeBets(tx, settlement, book, VOIDED);
      return { bets };
    });
}
