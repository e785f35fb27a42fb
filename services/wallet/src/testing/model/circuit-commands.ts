import { newId } from '@oddsmates/kit';
import { agree, at, type Command, type Model, type ModelCircuit, type Real } from './model';

/** The fees of the circuits that come one after the other; some cost nothing, some more than one can often pay. */
const FEES = [500n, 0n, 33_333n, 60_000n];

/** A member enters a circuit, twice with the same entry; the rules may refuse it. */
export class Enter implements Command {
  check = (model: Readonly<Model>) => model.balances.length > 0;
  async run(model: Model, { league, players }: Real): Promise<void> {
    const circuit = this.circuitOf(model);
    const player = this.player % model.balances.length;
    const balance = at(model.balances, player);
    const entry = { id: newId(), player, refunded: false };
    const enter = () => league.enter(at(players, player), circuit.id, circuit.fee, entry.id);
    const refusal = circuit.paid ? /CONFLICT/ : model.frozen.has(player) ? /NOT_A_MEMBER/ : balance < circuit.fee ? /INSUFFICIENT/ : undefined;
    if (refusal) await expect(enter()).rejects.toThrow(refusal);
    else {
      model.balances[player] = balance - circuit.fee;
      circuit.entries.push(entry);
      for (const _ of [1, 2]) expect(await enter()).toEqual({ balance_cents: model.balances[player] });
    }
    await agree(model, { league, players });
  }
  /** One there is, or the next one. */
  circuitOf({ circuits }: Model): ModelCircuit {
    const index = this.circuit % (circuits.length + 1);
    const circuit = circuits[index] ?? { id: newId(), fee: at(FEES, index), paid: false, entries: [] };
    circuits[index] = circuit;
    return circuit;
  }
  constructor(
    readonly circuit: number,
    readonly player: number,
  ) {}
  toString = () => `enter(circuit ${this.circuit}, player ${this.player})`;
}

const hasEntries = ({ circuits }: Readonly<Model>) => circuits.some(({ entries }) => entries.length > 0);

/** An entry is given back, which may have happened before. */
export class Refund implements Command {
  check = hasEntries;
  async run(model: Model, { league, players }: Real): Promise<void> {
    const { circuit, entry } = at(model.circuits.flatMap((each) => each.entries.map((one) => ({ circuit: each, entry: one }))), this.entry);
    if (circuit.paid && !entry.refunded) await expect(league.refund(entry.id)).rejects.toThrow(/CONFLICT/);
    else {
      expect(await league.refund(entry.id)).toEqual({ refunded_cents: circuit.fee });
      if (!entry.refunded) model.balances[entry.player] = at(model.balances, entry.player) + circuit.fee;
      entry.refunded = true;
    }
    await agree(model, { league, players });
  }
  constructor(readonly entry: number) {}
  toString = () => `refund(entry ${this.entry})`;
}

/** A circuit is decided and its pot paid out, twice, to a player or two. */
export class PayOut implements Command {
  check = hasEntries;
  async run(model: Model, { league, players }: Real): Promise<void> {
    const circuit = at(model.circuits, this.circuit);
    const pot = circuit.fee * BigInt(circuit.entries.filter(({ refunded }) => !refunded).length);
    const [one, two] = [this.winner, this.winner + 1].map((winner) => winner % model.balances.length);
    const shares = [{ player: one ?? 0, cents: (pot * BigInt(this.percent)) / 100n }];
    if (two !== one) shares.push({ player: two ?? 0, cents: pot - (shares[0]?.cents ?? 0n) });
    else shares[0] = { player: one ?? 0, cents: pot };
    const pay = () => league.payPot(circuit.id, Object.fromEntries(shares.map(({ player, cents }) => [at(players, player), cents])));
    if (!circuit.paid) {
      for (const _ of [1, 2]) expect(await pay()).toEqual({ paid_cents: pot });
      for (const { player, cents } of shares) model.balances[player] = at(model.balances, player) + cents;
      circuit.paid = true;
    }
    await agree(model, { league, players });
  }
  constructor(
    readonly circuit: number,
    readonly winner: number,
    readonly percent: number,
  ) {}
  toString = () => `pay out(circuit ${this.circuit}, winner ${this.winner}, ${this.percent} %)`;
}

/** A member is removed, twice: open bets come back, entries do not by themselves. */
export class Freeze implements Command {
  check = (model: Readonly<Model>) => model.balances.length > 0;
  async run(model: Model, { league, players }: Real): Promise<void> {
    const player = this.player % model.balances.length;
    const again = model.frozen.has(player);
    const open = model.events.filter(({ over }) => !over).flatMap(({ bets }) => bets.filter((bet) => bet.player === player && !bet.voided));
    const first = await league.freeze(at(players, player));
    if (!again) expect(first).toEqual({ voided: open.length });
    expect(await league.freeze(at(players, player))).toEqual(first);
    for (const bet of open) {
      bet.voided = true;
      model.balances[player] = at(model.balances, player) + bet.cents;
    }
    model.frozen.add(player);
    await agree(model, { league, players });
  }
  constructor(readonly player: number) {}
  toString = () => `freeze(player ${this.player})`;
}
