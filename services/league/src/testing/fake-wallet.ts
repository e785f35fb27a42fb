import { AppError, serveGrpc } from '@oddsmates/kit';
import { silentLogger } from '@oddsmates/kit/testing';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { WalletServiceService, type EventBet, type OpenBookRequest, type SettleBookRequest } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import { Faults } from './faults';

/** A wallet at the other end of the network: keeps what it is told, with the contract's idempotency, and misbehaves on demand. */
export class FakeWallet extends Faults {
  /** '<league> <user>' to cents. */
  readonly bankrolls = new Map<string, bigint>();
  readonly books = new Map<string, OpenBookRequest>();
  readonly settled = new Map<string, SettleBookRequest>();
  readonly voided = new Set<string>();
  /** '<league> <user>' to points. */
  readonly points = new Map<string, number>();
  bets: EventBet[] = [];

  /** Serves it on a free port. */
  serve() {
    return serveGrpc({
      service: WalletServiceService,
      port: 0,
      host: '127.0.0.1',
      drainMs: 0,
      log: silentLogger(),
      handlers: {
        openBankroll: (ctx, { league_id, user_id }) =>
          this.around('openBankroll', ctx, () => {
            const whose = `${league_id} ${user_id}`;
            if (!this.bankrolls.has(whose)) this.bankrolls.set(whose, 100_000n);
            return { balance_cents: this.bankrolls.get(whose) ?? 0n };
          }),
        openBook: (ctx, book) =>
          this.around('openBook', ctx, () => {
            this.books.set(book.event_id, book);
            return {};
          }),
        settleBook: (ctx, result) =>
          this.around('settleBook', ctx, () => {
            this.requireBook(result.event_id);
            const before = this.settled.get(result.event_id);
            if (this.voided.has(result.event_id) || (before && before.winning_outcome !== result.winning_outcome)) throw new AppError(Reason.CONFLICT);
            this.settled.set(result.event_id, result);
            return { bets: 0, won: 0, lost: 0, returned: 0, paid_cents: 0n };
          }),
        voidBook: (ctx, { event_id }) =>
          this.around('voidBook', ctx, () => {
            this.requireBook(event_id);
            if (this.settled.has(event_id)) throw new AppError(Reason.CONFLICT);
            this.voided.add(event_id);
            return { bets: 0 };
          }),
        getLeagueStandings: (ctx, { league_id, user_id }) =>
          this.around('getLeagueStandings', ctx, () => ({
            balance_cents: this.bankrolls.get(`${league_id} ${user_id}`) ?? 0n,
            points: [...this.points].filter(([whose]) => whose.startsWith(league_id)).map(([whose, points]) => ({ user_id: whose.slice(37), points })),
          })),
        listEventBets: (ctx, { event_ids }) =>
          this.around('listEventBets', ctx, () => ({ bets: this.bets.filter((bet) => event_ids.includes(bet.event_id)) })),
      },
    });
  }

  private requireBook(eventId: string): void {
    if (!this.books.has(eventId)) throw new AppError(Reason.EVENT_NOT_FOUND);
  }
}
