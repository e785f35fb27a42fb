/**
 * The captain has completed an event. What each bet of 100.00 at 1.91 moves, in one transaction for all bets of the book:
 *
 * | result       | transfer  | stakes(event) | house(league) | bankroll | points |
 * | ------------ | --------- | ------------: | ------------: | -------: | -----: |
 * | won          | return    |       -100.00 |               |  +100.00 |     19 |
 * |              | profit    |               |        -91.00 |   +91.00 |        |
 * | lost         | lost      |       -100.00 |       +100.00 |          |        |
 * | push, void   | return    |       -100.00 |               |  +100.00 |        |
 *
 * A closest guess uses the same transfers, and its house ends where it began. Three guesses of 10.00, 20.00 and 30.00, the second nearest:
 *
 * | bet          | transfer  | stakes(event) | house(league) | bankroll | points |
 * | ------------ | --------- | ------------: | ------------: | -------: | -----: |
 * | first, third | lost      |        -40.00 |        +40.00 |          |        |
 * | second       | return    |        -20.00 |               |   +20.00 |     30 |
 * |              | profit    |               |        -40.00 |   +40.00 |        |
 *
 * Steps: take the book alone, decide what won (domain/), grade all bets, lock who is paid, pay, tell, close the book. A crash before the
 * commit leaves the book open and nothing moved.
 */
import { AppError, newId, type Context, type Tx } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { SettleBookRequest, SettleBookResponse } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import type { Deps } from '../deps';
import type { FinalResult, Market } from '../domain/book';
import { decideClosestGuess } from '../domain/closest-guess';
import { decideOutcomes } from '../domain/decide-outcomes';
import { findBook, type BookRow, type Closing } from '../store/books';
import { gradeGuesses, nearestGuesses } from '../store/grade-guesses';
import { takeBook } from '../store/locks';
import { findMarkets } from '../store/outcomes';
import { gradeBets, voidBets, type Settlement } from '../store/settle-bets';
import { closeBets } from './close-bets';

/**
 * Settles all bets of a book (docs/domain-rules.md#settlement). Settling again with the same result gives the first answer and moves nothing.
 * @throws AppError EVENT_NOT_FOUND; INVALID_REQUEST when the result does not fit the book; CONFLICT when the book was settled with another
 *   result or voided
 */
export function settleBook({ db, clock }: Deps) {
  return (_ctx: Context, request: SettleBookRequest): Promise<SettleBookResponse> =>
    db.tx(async (tx) => {
      await takeBook(tx, request.event_id);
      const book = await findBook(tx, request.event_id);
      if (!book) throw new AppError(Reason.EVENT_NOT_FOUND);
      const closing = await closingOf(tx, book, request);
      if (book.status !== 'open') return settledBefore(book, closing);
      const settlement = { id: newId(), eventId: book.event_id, at: clock() };
      await grade(tx, settlement, closing);
      return closeBets(tx, settlement, book, closing);
    });
}

function settledBefore(book: BookRow, closing: Closing): SettleBookResponse {
  const same =
    book.status === closing.status &&
    book.winning_outcome === closing.winning_outcome &&
    book.home_score === closing.home_score &&
    book.away_score === closing.away_score &&
    book.actual_hundredths === closing.actual_hundredths;
  if (!same) throw new AppError(Reason.CONFLICT);
  const { bets, won, lost, returned, paid_cents } = book;
  return { bets, won, lost, returned, paid_cents };
}

async function closingOf(tx: Tx, book: BookRow, request: SettleBookRequest): Promise<Closing> {
  const nothing = { status: 'settled' as const, winning_outcome: null, home_score: null, away_score: null, actual_hundredths: null };
  if (book.betting_type === 'closest_guess') {
    const actual = request.actual_value_hundredths;
    if (actual === undefined) throw refused('actual_value_hundredths', 'Please enter the actual value');
    return { ...nothing, actual_hundredths: actual };
  }
  const { winning_outcome, home_score, away_score } = request;
  const [first] = await findMarkets(tx, book.event_id);
  if (!offers(first, winning_outcome)) throw refused('winning_outcome', 'Please select a winning outcome');
  if ((home_score === undefined) !== (away_score === undefined)) throw refused('home_score', 'Please enter both scores');
  return { ...nothing, winning_outcome, home_score: home_score ?? null, away_score: away_score ?? null };
}

function offers(market: Market | undefined, outcome: string): boolean {
  return market?.outcomes.some(({ key }) => key === outcome) ?? false;
}

async function grade(tx: Tx, settlement: Settlement, closing: Closing): Promise<void> {
  if (closing.actual_hundredths !== null) {
    const { groups, bettors } = await nearestGuesses(tx, settlement.eventId, closing.actual_hundredths);
    await gradeGuesses(tx, settlement, decideClosestGuess(closing.actual_hundredths, groups, bettors));
    return;
  }
  await gradeBets(tx, settlement, decideOutcomes(await findMarkets(tx, settlement.eventId), finalOf(closing)));
  // Every outcome has its result, so this finds a bet only if one was placed on what the book does not offer.
  await voidBets(tx, settlement);
}

function finalOf({ winning_outcome, home_score: home, away_score: away }: Closing): FinalResult {
  return { winningOutcome: winning_outcome ?? '', score: home === null || away === null ? undefined : { home, away } };
}

function refused(field: string, sentence: string): AppError {
  return new AppError(Reason.INVALID_REQUEST, { fields: { [field]: sentence } });
}
