import { money, odds } from '@oddsmates/kit';
import { sharePot } from '../../domain/closest-guess';
import { payoutOf, type Result } from '../../domain/payout';
import { MARKETS } from '../world';
import { agree, at, type Command, type Model, type ModelBet, type Real } from './model';

const PICKS = MARKETS.flatMap(({ key, outcomes }) => outcomes.map((outcome) => ({ market: key, outcome: outcome.key, price: outcome.odds_hundredths })));

/** Somebody new becomes a member, or somebody who was one before comes again. */
export class Grant implements Command {
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    // Half of the time somebody new, else somebody who comes again.
    const again = model.balances.length > 1 && this.pick % 2 === 0;
    const player = await real.league.member(again ? at(real.players, this.pick) : undefined);
    if (!again) {
      real.players.push(player);
      model.balances.push(100_000n);
    }
    model.frozen.delete(again ? this.pick % model.balances.length : model.balances.length - 1);
    await agree(model, real);
  }
  constructor(readonly pick: number) {}
  toString = () => `grant(${this.pick})`;
}

/** The captain creates an event. */
export class Open implements Command {
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    const id = await (this.guesses ? real.league.guessBook() : real.league.book());
    model.events.push({ id, guesses: this.guesses, over: false, bets: [] });
    await agree(model, real);
  }
  constructor(readonly guesses: boolean) {}
  toString = () => `open(${this.guesses ? 'guesses' : 'standard'})`;
}

/** A bet, which the rules may refuse. */
export class Bet implements Command {
  readonly guess: number;
  check = (model: Readonly<Model>) => model.events.length > 0 && model.balances.length > 0;
  async run(model: Model, real: Real): Promise<void> {
    const event = at(model.events, this.event);
    const player = this.player % model.balances.length;
    const pick = at(PICKS, this.pick);
    const balance = at(model.balances, player);
    const placing = real.league.bet(at(real.players, player), event.id, { amount: this.cents / 100, market: pick.market, outcome: pick.outcome, guess: this.guess });
    const refusal = model.frozen.has(player) ? /NOT_A_MEMBER/ : event.over ? /COMPLETED|CANCELLED/ : event.bets.some((bet) => bet.player === player && !bet.voided) ? /ALREADY_BET/ : balance < this.cents ? /INSUFFICIENT/ : undefined;
    if (refusal) await expect(placing).rejects.toThrow(refusal);
    else {
      await placing;
      model.balances[player] = balance - BigInt(this.cents);
      event.bets.push({ player, voided: false, cents: BigInt(this.cents), guess: this.guess, ...pick });
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

/** The captain completes an event, twice. */
export class Complete implements Command {
  check = (model: Readonly<Model>) => model.events.some(({ over }) => !over);
  async run(model: Model, real: Real): Promise<void> {
    const event = at(model.events.filter(({ over }) => !over), this.event);
    const { home, away } = this;
    const result = event.guesses
      ? { actual_value_hundredths: BigInt(home * 100) }
      : { winning_outcome: home > away ? 'home' : 'away', ...(this.scored && { home_score: home, away_score: away }) };
    await real.league.settle(event.id, result);
    await real.league.settle(event.id, result);
    const bets = event.bets.filter(({ voided }) => !voided);
    pay(model, bets, event.guesses ? guessPayouts(bets, home) : bets.map((bet) => this.payout(bet)));
    event.over = true;
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

/** The captain cancels an event. */
export class Cancel implements Command {
  check = (model: Readonly<Model>) => model.events.some(({ over }) => !over);
  async run(model: Model, real: Real): Promise<void> {
    const event = at(model.events.filter(({ over }) => !over), this.event);
    await real.league.cancel(event.id);
    const bets = event.bets.filter(({ voided }) => !voided);
    pay(model, bets, bets.map(({ cents }) => cents));
    event.over = true;
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

function pay(model: Model, bets: ModelBet[], payouts: bigint[]): void {
  bets.forEach(({ player }, index) => {
    model.balances[player] = at(model.balances, player) + (payouts[index] ?? 0n);
  });
}
