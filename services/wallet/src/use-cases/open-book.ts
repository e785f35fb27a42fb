import { isDeepStrictEqual } from 'node:util';
import { AppError, odds, type Context, type Tx } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { BookMarket, BookOutcome, OpenBookRequest, OpenBookResponse } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import type { Deps } from '../deps';
import { MARKET_KEYS, type BettingType, type Market, type MarketKey, type Outcome } from '../domain/book';
import { openAccount } from '../store/accounts';
import { findBook, insertBook, type NewBook } from '../store/books';
import { takeBook } from '../store/locks';
import { findMarkets, insertMarkets } from '../store/outcomes';

/**
 * Opens the book of a league event: from now on its members can bet on it, at these odds. The same book again changes nothing.
 * @throws AppError INVALID_REQUEST when nothing could be bet on or decided: no outcome, odds out of bounds, a key given twice;
 *   LINE_NOT_HALF for a line on a quarter; CONFLICT when the event has a book with other markets
 */
export function openBook({ db, clock }: Deps) {
  return async (_ctx: Context, request: OpenBookRequest): Promise<OpenBookResponse> => {
    const bettingType: BettingType = request.betting_type === 'closest_guess' ? 'closest_guess' : 'standard';
    const markets = marketsOf(bettingType, request.markets);
    await db.tx(async (tx) => {
      await takeBook(tx, request.event_id);
      if (await isOpenedAlready(tx, request, bettingType, markets)) return;
      const house_account = await openAccount(tx, { kind: 'house', leagueId: request.league_id });
      const stakes_account = await openAccount(tx, { kind: 'stakes', eventId: request.event_id });
      await insertBook(tx, { ...detailsOf(request), betting_type: bettingType, house_account, stakes_account }, clock());
      await insertMarkets(tx, request.event_id, markets);
    });
    return {};
  };
}

async function isOpenedAlready(tx: Tx, request: OpenBookRequest, bettingType: BettingType, markets: Market[]): Promise<boolean> {
  const book = await findBook(tx, request.event_id);
  if (!book) return false;
  const same =
    book.league_id === request.league_id &&
    book.betting_type === bettingType &&
    isDeepStrictEqual(await findMarkets(tx, request.event_id), markets);
  if (!same) throw new AppError(Reason.CONFLICT);
  return true;
}

function detailsOf(request: OpenBookRequest): Omit<NewBook, 'betting_type' | 'stakes_account' | 'house_account'> {
  const { event_id, league_id, league_name, event_name, sport } = request;
  return {
    event_id,
    league_id,
    league_name,
    event_name,
    sport,
    external_event_id: request.external_event_id === '' ? event_id : request.external_event_id,
    closes_at: timeOf(request.closes_at),
    odds_valid_until: timeOf(request.odds_valid_until),
  };
}

function timeOf(time: string | undefined): Date | null {
  return time === undefined ? null : new Date(time);
}

function marketsOf(bettingType: BettingType, markets: BookMarket[]): Market[] {
  if (bettingType === 'closest_guess') {
    if (markets.length > 0) throw refused('markets', 'A closest-guess event has no markets.');
    return [];
  }
  if (markets.length === 0) throw refused('markets', 'An event needs a market.');
  if (hasTwice(markets)) throw refused('markets', 'An event has each market once.');
  return markets.map(marketOf);
}

function marketOf({ key, outcomes }: BookMarket): Market {
  if (!isMarketKey(key)) throw refused('markets', 'A market is h2h, spreads or totals.');
  if (outcomes.length < 2 || hasTwice(outcomes)) throw refused('markets', 'A market needs at least two different outcomes.');
  return { key, outcomes: outcomes.map(outcomeOf) };
}

function outcomeOf({ key, name, odds_hundredths, point_tenths }: BookOutcome): Outcome {
  // A line on a quarter splits a bet in two that come out apart; a bet here comes out as one.
  if (point_tenths !== undefined && point_tenths % 5 !== 0) throw new AppError(Reason.LINE_NOT_HALF);
  try {
    return { key, name, odds: odds.hundredths(odds_hundredths), pointTenths: point_tenths ?? null };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw refused('markets', 'Odds go from 1.01 to 1000.00.', error);
  }
}

function isMarketKey(key: string): key is MarketKey {
  return MARKET_KEYS.includes(key);
}

function hasTwice(items: { key: string }[]): boolean {
  return new Set(items.map(({ key }) => key)).size < items.length;
}

function refused(field: string, sentence: string, cause?: unknown): AppError {
  return new AppError(Reason.INVALID_REQUEST, { fields: { [field]: sentence }, cause });
}
