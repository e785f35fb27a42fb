import type fc from 'fast-check';
import type { League } from '../world';

export type ModelBet = { player: number; cents: bigint; market: string; outcome: string; price: number; guess: number; voided: boolean };
type ModelEvent = { id: string; guesses: boolean; over: boolean; bets: ModelBet[] };
export type ModelEntry = { id: string; player: number; refunded: boolean };
export type ModelCircuit = { id: string; fee: bigint; paid: boolean; entries: ModelEntry[] };

/** What everybody has by the rules, worked out without the database; players by number. */
export type Model = { balances: bigint[]; frozen: Set<number>; events: ModelEvent[]; circuits: ModelCircuit[] };
/** The same league on a database. */
export type Real = { league: League; players: string[] };
/** One step of random play, on both. */
export type Command = fc.AsyncCommand<Model, Real>;

/** Both hold the same balances, and the audit finds nothing. */
export async function agree({ balances }: Model, { league, players }: Real): Promise<void> {
  expect(await Promise.all(players.map((player) => league.balance(player)))).toEqual(balances);
  expect(await league.audit()).toEqual([]);
}

/** The item at an index, which wraps around. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('The model has none.');
  return item;
}
