import { AppError, money, serveGrpc } from '@oddsmates/kit';
import { silentLogger } from '@oddsmates/kit/testing';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import {
  WalletServiceService,
  type EventBet,
  type EventPoints,
  type OpenBookRequest,
  type PayEntryRequest,
  type PayPotRequest,
  type SettleBookRequest,
} from '@oddsmates/proto/grpc/wallet/v1/wallet';
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
  /** What bets on an event have earned, as the wallet tells it. */
  eventPoints: EventPoints[] = [];
  /** '<league> <user>' of those who were removed. */
  readonly frozen = new Set<string>();
  /** Entry to what was paid for it, whose it was and whether it went back. */
  readonly entries = new Map<string, { circuit: string; whose: string; cents: bigint; refunded: boolean }>();
  /** Circuit to the cents in its pot. */
  readonly pots = new Map<string, bigint>();
  /** Circuit to its shares, in cents by user. */
  readonly paidPots = new Map<string, Record<string, bigint>>();

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
            this.frozen.delete(whose);
            return { balance_cents: this.bankrolls.get(whose) ?? 0n };
          }),
        freezeBankroll: (ctx, { league_id, user_id }) =>
          this.around('freezeBankroll', ctx, () => {
            this.frozen.add(`${league_id} ${user_id}`);
            return { voided: 0 };
          }),
        payEntry: (ctx, entry) => this.around('payEntry', ctx, () => this.payEntry(entry)),
        refundEntry: (ctx, { entry_id }) => this.around('refundEntry', ctx, () => this.refundEntry(entry_id)),
        payPot: (ctx, pot) => this.around('payPot', ctx, () => this.payPot(pot)),
        listEventPoints: (ctx, { event_ids }) =>
          this.around('listEventPoints', ctx, () => ({ points: this.eventPoints.filter((each) => event_ids.includes(each.event_id)) })),
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
        getLeagueStandings: (ctx, { league_id, user_id }) => this.around('getLeagueStandings', ctx, () => this.standings(league_id, user_id)),
        listStandings: (ctx, { league_ids, user_id }) =>
          this.around('listStandings', ctx, () => ({ leagues: league_ids.map((league_id) => ({ league_id, ...this.standings(league_id, user_id) })) })),
        listEventBets: (ctx, { event_ids }) =>
          this.around('listEventBets', ctx, () => ({ bets: this.bets.filter((bet) => event_ids.includes(bet.event_id)) })),
      },
    });
  }

  /** All the money there is; it moves, and is never made or lost. */
  get money(): bigint {
    return [...this.bankrolls.values(), ...this.pots.values()].reduce((sum, cents) => sum + cents, 0n);
  }

  private standings(leagueId: string, userId: string) {
    const points = [...this.points].filter(([whose]) => whose.startsWith(leagueId)).map(([whose, some]) => ({ user_id: whose.slice(37), points: some }));
    return { balance_cents: this.bankrolls.get(`${leagueId} ${userId}`) ?? 0n, points };
  }

  private payEntry({ entry_id, circuit_id, league_id, user_id, fee_cents }: PayEntryRequest) {
    const whose = `${league_id} ${user_id}`;
    const balance = this.bankrolls.get(whose) ?? 0n;
    const before = this.entries.get(entry_id);
    if (before?.refunded) throw new AppError(Reason.CONFLICT);
    if (before) return { balance_cents: balance };
    if (!this.bankrolls.has(whose) || this.frozen.has(whose)) throw new AppError(Reason.NOT_A_MEMBER);
    if (balance < fee_cents) throw new AppError(Reason.INSUFFICIENT_FUNDS, { params: { balance: money.format(money.cents(balance)) } });
    this.entries.set(entry_id, { circuit: circuit_id, whose, cents: fee_cents, refunded: false });
    this.move(whose, circuit_id, fee_cents);
    return { balance_cents: balance - fee_cents };
  }

  private refundEntry(entryId: string) {
    const entry = this.entries.get(entryId) ?? { circuit: '', whose: '', cents: 0n, refunded: false };
    if (entry.cents > 0n && !entry.refunded) {
      if (this.paidPots.has(entry.circuit)) throw new AppError(Reason.CONFLICT);
      this.move(entry.whose, entry.circuit, -entry.cents);
    }
    this.entries.set(entryId, { ...entry, refunded: true });
    return { refunded_cents: entry.cents };
  }

  private payPot({ circuit_id, league_id, shares }: PayPotRequest) {
    const paid = Object.fromEntries(shares.map(({ user_id, cents }) => [user_id, cents]));
    const total = shares.reduce((sum, { cents }) => sum + cents, 0n);
    const before = this.paidPots.get(circuit_id);
    if (before && shares.some(({ user_id, cents }) => before[user_id] !== cents)) throw new AppError(Reason.CONFLICT);
    if (before) return { paid_cents: total };
    if (total !== this.pots.get(circuit_id)) throw new AppError(Reason.CONFLICT);
    for (const { user_id, cents } of shares) this.move(`${league_id} ${user_id}`, circuit_id, -cents);
    this.paidPots.set(circuit_id, paid);
    return { paid_cents: total };
  }

  /** From a bankroll to a pot, or back when negative. */
  private move(whose: string, circuit: string, cents: bigint): void {
    this.bankrolls.set(whose, (this.bankrolls.get(whose) ?? 0n) - cents);
    this.pots.set(circuit, (this.pots.get(circuit) ?? 0n) + cents);
  }

  private requireBook(eventId: string): void {
    if (!this.books.has(eventId)) throw new AppError(Reason.EVENT_NOT_FOUND);
  }
}
