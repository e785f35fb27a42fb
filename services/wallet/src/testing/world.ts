import path from 'node:path';
import { newId, systemClock, type Clock, type Db } from '@oddsmates/kit';
import { testContext, testDatabase } from '@oddsmates/kit/testing';
import type { BookMarket, OpenBookRequest, PlaceBetResponse, SettleBookRequest } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import { auditLedger } from '../store/audit-ledger';
import { findBankroll } from '../store/bankrolls';
import { freezeBankroll } from '../use-cases/freeze-bankroll';
import { getBettingStats } from '../use-cases/get-betting-stats';
import { getLeagueStandings } from '../use-cases/get-league-standings';
import { getPerformance } from '../use-cases/get-performance';
import { getPlayers } from '../use-cases/get-players';
import { listBets } from '../use-cases/list-bets';
import { listEventBets } from '../use-cases/list-event-bets';
import { listEventPoints } from '../use-cases/list-event-points';
import { listStandings } from '../use-cases/list-standings';
import { openBankroll } from '../use-cases/open-bankroll';
import { openBook } from '../use-cases/open-book';
import { payEntry } from '../use-cases/pay-entry';
import { payPot } from '../use-cases/pay-pot';
import { placeBet } from '../use-cases/place-bet';
import { refundEntry } from '../use-cases/refund-entry';
import { settleBook } from '../use-cases/settle-book';
import { voidBook } from '../use-cases/void-book';

/** A fresh database with the wallet's tables. */
export function walletDatabase(): Promise<Db & { url: string }> {
  return testDatabase({ migrations: path.join(__dirname, '..', '..', 'migrations') });
}

/** Lakers against Bulls at 1.91, with a spread of 3.5 and a total of 215. */
export const MARKETS: BookMarket[] = [
  {
    key: 'h2h',
    outcomes: [
      { key: 'home', name: 'Lakers', odds_hundredths: 191, point_tenths: undefined },
      { key: 'away', name: 'Bulls', odds_hundredths: 205, point_tenths: undefined },
    ],
  },
  {
    key: 'spreads',
    outcomes: [
      { key: 'home', name: 'Lakers', odds_hundredths: 190, point_tenths: -35 },
      { key: 'away', name: 'Bulls', odds_hundredths: 192, point_tenths: 35 },
    ],
  },
  {
    key: 'totals',
    outcomes: [
      { key: 'over', name: 'Over', odds_hundredths: 185, point_tenths: 2150 },
      { key: 'under', name: 'Under', odds_hundredths: 195, point_tenths: 2150 },
    ],
  },
];

/** What a test says of a bet. */
export type Wish = { amount: number; market?: string; outcome?: string; odds?: number; guess?: number; key?: string };
type Result = Partial<Omit<SettleBookRequest, 'event_id'>>;

/** A league and what is done in it, on a real database. */
export function leagueOn(db: Db, clock: Clock = systemClock) {
  const deps = { db, clock };
  const leagueId = newId();
  const nobody = testContext();

  async function member(userId = newId()): Promise<string> {
    await openBankroll(deps)(nobody, { league_id: leagueId, user_id: userId });
    return userId;
  }

  function members(count: number): Promise<string[]> {
    return Promise.all(Array.from({ length: count }, () => member()));
  }

  async function book(over: Partial<OpenBookRequest> = {}): Promise<string> {
    const event_id = over.event_id ?? newId();
    await openBook(deps)(nobody, {
      event_id,
      league_id: leagueId,
      league_name: 'Court Kings',
      external_event_id: event_id,
      event_name: 'Lakers vs Bulls',
      sport: 'Basketball',
      betting_type: 'standard',
      closes_at: undefined,
      odds_valid_until: undefined,
      markets: over.betting_type === 'closest_guess' ? [] : MARKETS,
      ...over,
    });
    return event_id;
  }

  function bet(userId: string, eventId: string, wish: Wish): Promise<PlaceBetResponse> {
    return placeBet(deps)(testContext({ userId, idempotencyKey: wish.key }), {
      league_id: leagueId,
      event_id: eventId,
      event_key: '',
      event_name: '',
      sport: '',
      commence_time: '',
      home_team: '',
      away_team: '',
      market_data: { marketKey: wish.market ?? 'h2h', outcomeKey: wish.outcome ?? 'home', odds: wish.odds, amount: wish.amount, guess: wish.guess },
    });
  }

  return {
    leagueId,
    member,
    members,
    book,
    bet,
    guessBook: () => book({ betting_type: 'closest_guess' }),
    settle: (eventId: string, result: Result = { winning_outcome: 'home' }) =>
      settleBook(deps)(nobody, { event_id: eventId, winning_outcome: '', ...result }),
    cancel: (eventId: string) => voidBook(deps)(nobody, { event_id: eventId }),
    balance: async (userId: string) => (await findBankroll(db, userId, leagueId))?.balance_cents,
    freeze: (userId: string) => freezeBankroll(deps)(nobody, { league_id: leagueId, user_id: userId }),
    enter: (userId: string, circuitId: string, cents: bigint, entryId = newId()) =>
      payEntry(deps)(nobody, { entry_id: entryId, circuit_id: circuitId, league_id: leagueId, user_id: userId, fee_cents: cents }),
    refund: (entryId: string) => refundEntry(deps)(nobody, { entry_id: entryId }),
    payPot: (circuitId: string, shares: Record<string, bigint>) =>
      payPot(deps)(nobody, { circuit_id: circuitId, league_id: leagueId, shares: Object.entries(shares).map(([user_id, cents]) => ({ user_id, cents })) }),
    pot: async (circuitId: string) => {
      const held = await db.one<{ cents: bigint }>(
        `SELECT coalesce(sum(balance_cents), 0)::bigint AS cents FROM pots JOIN ledger.balances USING (account_id) WHERE circuit_id = $1`,
        [circuitId],
      );
      return held.cents;
    },
    points: (event_ids: string[]) => listEventPoints(deps)(nobody, { event_ids }),
    standings: (userId: string) => getLeagueStandings(deps)(nobody, { league_id: leagueId, user_id: userId }),
    listStandings: (userId: string, league_ids: string[]) => listStandings(deps)(nobody, { user_id: userId, league_ids }),
    bets: (userId: string, page: { limit?: number; before?: string } = {}) => listBets(deps)(testContext({ userId }), page),
    stats: (userId: string) => getBettingStats(deps)(testContext({ userId }), {}),
    performance: (userId: string) => getPerformance(deps)(testContext({ userId }), {}),
    players: (user_ids: string[]) => getPlayers(deps)(nobody, { user_ids }),
    eventBets: (viewer_id: string, event_ids: string[]) => listEventBets(deps)(nobody, { viewer_id, event_ids }),
    audit: () => auditLedger(db),
  };
}

/** See {@link leagueOn}. */
export type League = ReturnType<typeof leagueOn>;
