/**
 * Random play, checked step by step: a small model keeps each balance by the rules of domain/, the database keeps it by transfers, and after
 * every step both must agree and the audit must find nothing.
 */
import type { Db } from '@oddsmates/kit';
import fc from 'fast-check';
import { Bet, Cancel, Complete, Grant, Open } from './testing/model/bet-commands';
import { Enter, Freeze, PayOut, Refund } from './testing/model/circuit-commands';
import type { Model, Real } from './testing/model/model';
import { leagueOn, walletDatabase } from './testing/world';

let db: Db;
beforeAll(async () => {
  db = await walletDatabase();
});
afterAll(() => db.close());

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
    ...[1, 2, 3].map(() => fc.tuple(index, index).map((args) => new Enter(...args))),
    index.map((entry) => new Refund(entry)),
    fc.tuple(index, index, fc.nat({ max: 100 })).map((args) => new PayOut(...args)),
    index.map((player) => new Freeze(player)),
  ],
  { size: 'max', maxCommands: 60 },
);

/** A league that has begun: six players, two events of each kind. */
async function begin(): Promise<{ model: Model; real: Real }> {
  const model: Model = { balances: [], frozen: new Set(), events: [], circuits: [] };
  const begun: { model: Model; real: Real } = { model, real: { league: leagueOn(db), players: [] } };
  for (const pick of [1, 1, 1, 1, 1, 1]) await new Grant(pick).run(begun.model, begun.real);
  for (const guesses of [false, true, false, true]) await new Open(guesses).run(begun.model, begun.real);
  return begun;
}

test('whatever is granted, bet, completed, cancelled, entered, given back, paid out and frozen, every cent is where the rules put it', async () => {
  await fc.assert(
    fc.asyncProperty(commands, (steps) => fc.asyncModelRun(begin, steps)),
    { numRuns: 30, interruptAfterTimeLimit: 60_000 },
  );
  // The play was long enough to mean something.
  const settled = await db.query(`SELECT FROM bets WHERE status <> 'open'`);
  expect(settled.length).toBeGreaterThan(25);
  const moved = await db.query<{ kind: string }>(`SELECT DISTINCT regexp_replace(reference, '^(entry|pot):.*?(:[a-z]+)?$', '\\1\\2') AS kind FROM ledger.transfers
    WHERE reference ~ '^(entry|pot):'`);
  expect(moved.map(({ kind }) => kind).sort()).toEqual(['entry:fee', 'entry:refund', 'pot']);
}, 180_000);
