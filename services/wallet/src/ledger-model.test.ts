/**
 * Random play, checked step by step: a small model keeps each balance by the rules of domain/, the database keeps it by transfers, and after
 * every step both must agree and the audit must find nothing.
 */
import { money, odds, type Db } from '@oddsmates/kit';
import fc from 'fast-check';
import { sharePot } from './domain/closest-guess';
import { payoutOf, type Result } from './domain/payout';
import { leagueOn, MARKETS, walletDatabase, type League } from './testing/world';

type ModelBet = { player: number; cents: bigint; market: string; outcome: string; price: number; guess: number };
type ModelEvent = { id: string; guesses: boolean; over: boolean; bets: ModelBet[] };
type Model = { balances: bigint[]; events: ModelEvent[] };
type Real = { league: League; players: string[] };
type Command = fc.AsyncCommand<Model, Real>;

let db: Db;
beforeAll(async () => {
  db = await walletDatabase();
});
afterAll(() => db.close());

const PICKS = MARKETS.flatMap(({ key, outcomes }) => outcomes.map((outcome) => ({ market: key, outcome: outcome.key, price: outcome.odds_hundredths })));

async function agree({ balances }: Model, { league, players }: Real): Promise<void> {
  expect(await Promise.all(players.map((player) => league.balance(player)))).toEqual(balances);
  expect(await league.audit()).toEqual([]);
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('The model has none.');
  return item;
}

class Grant implements Command {
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    // Half of the time somebody new, else somebody who comes again.
    const again = model.balances.length > 1 && this.pick % 2 === 0;
    const player = await real.league.member(again ? at(real.players, this.pick) : undefined);
    if (!again) {
      real.players.push(player);
      model.balances.push(100_000n);
    }
    await agree(model, real);
  }
  constructor(readonly pick: number) {}
  toString = () => `grant(${this.pick})`;
}

class Open implements Command {
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    const id = await (this.guesses ? real.league.guessBook() : real.league.book());
    model.events.push({ id, guesses: this.guesses, over: false, bets: [] });
    await agree(model, real);
  }
  constructor(readonly guesses: boolean) {}
  toString = () => `open(${this.guesses ? 'guesses' : 'standard'})`;
}

class Bet implements Command {
  readonly guess: number;
  check = (model: Readonly<Model>) => model.events.length > 0 && model.balances.length > 0;
  async run(model: Model, real: Real): Promise<void> {
    const event = at(model.events, this.event);
    const player = this.player % model.balances.length;
    const pick = at(PICKS, this.pick);
    const balance = at(model.balances, player);
    const placing = real.league.bet(at(real.players, player), event.id, { amount: this.cents / 100, market: pick.market, outcome: pick.outcome, guess: this.guess });
    const refusal = event.over ? /COMPLETED|CANCELLED/ : event.bets.some((bet) => bet.player === player) ? /ALREADY_BET/ : balance < this.cents ? /INSUFFICIENT/ : undefined;
    if (refusal) await expect(placing).rejects.toThrow(refusal);
    else {
      await placing;
      model.balances[player] = balance - BigInt(this.cents);
      event.bets.push({ player, cents: BigInt(this.cents), guess: this.guess, ...pick });
    }
    await agree(model, real);
  }
  constructor(
    readonly event: number,
    readonly player: number,
    readonly pick: number,
    readonly cents: number,
  ) {
    // Among the numbers that Complete draws from, so that guesses miss on both sides and some are equally near.
    this.guess = 95 + (pick % 10);
  }
  toString = () => `bet(event ${this.event}, player ${this.player}, pick ${this.pick}, ${this.cents} cents)`;
}

class Complete implements Command {
  check = (model: Readonly<Model>) => model.events.some(({ over }) => !over);
  async run(model: Model, real: Real): Promise<void> {
    const event = at(model.events.filter(({ over }) => !over), this.event);
    const { home, away } = this;
    const result = event.guesses
      ? { actual_value_hundredths: BigInt(home * 100) }
      : { winning_outcome: home > away ? 'home' : 'away', ...(this.scored && { home_score: home, away_score: away }) };
    await real.league.settle(event.id, result);
    await real.league.settle(event.id, result);
    pay(model, event, event.guesses ? guessPayouts(event.bets, home) : event.bets.map((bet) => this.payout(bet)));
    await agree(model, real);
  }
  payout({ market, outcome, cents, price }: ModelBet): bigint {
    return payoutOf(this.result(market, outcome), money.cents(cents), odds.hundredths(price));
  }
  result(market: string, outcome: string): Result {
    const { home, away } = this;
    if (market === 'h2h') return (outcome === 'home') === home > away ? 'won' : 'lost';
    if (!this.scored) return 'void';
    const margin = market === 'spreads' ? home - away - 3.5 : home + away - 215;
    if (margin === 0) return 'push';
    return (outcome === 'home' || outcome === 'over') === margin > 0 ? 'won' : 'lost';
  }
  constructor(
    readonly event: number,
    readonly home: number,
    readonly away: number,
    readonly scored: boolean,
  ) {}
  toString = () => `complete(event ${this.event}, ${this.home}:${this.away}${this.scored ? '' : ', no score'})`;
}

class Cancel implements Command {
  check = (model: Readonly<Model>) => model.events.some(({ over }) => !over);
  async run(model: Model, real: Real): Promise<void> {
    const event = at(model.events.filter(({ over }) => !over), this.event);
    await real.league.cancel(event.id);
    pay(model, event, event.bets.map(({ cents }) => cents));
    await agree(model, real);
  }
  constructor(readonly event: number) {}
  toString = () => `cancel(event ${this.event})`;
}

function guessPayouts(bets: ModelBet[], actual: number): bigint[] {
  const nearest = Math.min(...bets.map(({ guess }) => Math.abs(guess - actual)));
  const winners = bets.filter(({ guess }) => Math.abs(guess - actual) === nearest);
  const pot = money.cents(bets.reduce((sum, { cents }) => sum + cents, 0n));
  const shares = sharePot(pot, winners.map(({ cents }) => money.cents(cents)));
  return bets.map((bet) => shares[winners.indexOf(bet)] ?? 0n);
}

function pay(model: Model, event: ModelEvent, payouts: bigint[]): void {
  event.bets.forEach(({ player }, index) => {
    model.balances[player] = at(model.balances, player) + (payouts[index] ?? 0n);
  });
  event.over = true;
}

const index = fc.nat({ max: 50 });
const bet = (max: number) => fc.tuple(index, index, index, fc.integer({ min: 1, max })).map((args) => new Bet(...args));
const commands = fc.commands(
  [
    // Most of a league's life is bets; the same kind several times makes it more frequent.
    ...[100, 5_000, 5_000, 20_000, 20_000, 120_000].map(bet),
    index.map((pick) => new Grant(pick)),
    ...[1, 2].map(() => fc.boolean().map((guesses) => new Open(guesses))),
    ...[1, 2].map(() =>
      fc.tuple(index, index, fc.nat({ max: 120 }), fc.boolean()).map(([event, home, away, scored]) => new Complete(event, 95 + (home % 12), away, scored)),
    ),
    index.map((event) => new Cancel(event)),
  ],
  { size: 'max', maxCommands: 50 },
);

/** A league that has begun: six players, two events of each kind. */
async function begin(): Promise<{ model: Model; real: Real }> {
  const begun = { model: { balances: [], events: [] }, real: { league: leagueOn(db), players: [] } };
  for (const pick of [1, 1, 1, 1, 1, 1]) await new Grant(pick).run(begun.model, begun.real);
  for (const guesses of [false, true, false, true]) await new Open(guesses).run(begun.model, begun.real);
  return begun;
}

test('whatever is granted, bet, completed and cancelled, every cent is where the rules put it', async () => {
  await fc.assert(
    fc.asyncProperty(commands, (steps) => fc.asyncModelRun(begin, steps)),
    { numRuns: 30, interruptAfterTimeLimit: 30_000 },
  );
  // The play was long enough to mean something.
  const settled = await db.query(`SELECT FROM bets WHERE status <> 'open'`);
  expect(settled.length).toBeGreaterThan(50);
}, 120_000);
