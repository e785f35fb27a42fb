import { money, type Cents } from '@oddsmates/kit';
import { earlierFirst, standings, type EarnedPoints, type Entry, type Scored } from './circuit-standings';

/** Why a circuit came out as it did. */
export type Rule = 'highest_score' | 'nearest_guess' | 'shared' | 'no_participants';

/** A circuit whose last component event is over. */
export type Contest = {
  /** Paid by each entry. */
  entryFee: Cents;
  /** Component event to weight. */
  weights: ReadonlyMap<string, number>;
  /** The tiebreaker and what happened on it; undefined without one, and for one that was cancelled: then nobody has a guess. */
  tiebreaker: { eventId: string; actualHundredths: bigint } | undefined;
};

/** How one participant came out. Distances are hundredths, and null where they had no guess that counts. */
export type Place = Scored & { guessHundredths: bigint | null; distanceHundredths: bigint | null; winner: boolean; share: Cents };

/** How a circuit came out: places best first, shares that add up to the pot. */
export type Decision = { rule: Rule; places: Place[] };

/**
 * Decides a circuit (docs/domain-rules.md#circuits). With a pot of $10.00 and these four:
 *
 *   participant | score | off by | place | share
 *   Ada         | 40    | 2.50   | 1     | 10.00   the highest score, and nearer than Ben
 *   Ben         | 40    | 3.00   | 2     | 0.00
 *   Cy          | 40    | none   | 3     | 0.00    no guess ranks last
 *   Di          | 10    | 0.00   | 4     | 0.00    the tiebreaker is asked among the highest scores alone
 *
 * Whoever is still level shares the pot in equal parts, left-over cents to the one of them who joined first.
 */
export function decideCircuit(contest: Contest, entries: readonly Entry[], earned: readonly EarnedPoints[]): Decision {
  const { tiebreaker } = contest;
  const bets = new Map(earned.filter(({ eventId }) => eventId === tiebreaker?.eventId).map((bet) => [bet.userId, bet]));
  const ranked = standings(entries, contest.weights, earned)
    .map((scored) => ({ ...scored, ...guessOf(scored, tiebreaker, bets.get(scored.userId)) }))
    .sort((a, b) => b.score - a.score || nearerFirst(a.distanceHundredths, b.distanceHundredths) || earlierFirst(a, b));
  const [best] = ranked;
  if (!best) return { rule: 'no_participants', places: [] };
  const highest = ranked.filter(({ score }) => score === best.score);
  const winners = highest.filter(({ distanceHundredths }) => distanceHundredths === best.distanceHundredths);
  const shares = equalShares(money.cents(contest.entryFee * BigInt(entries.length)), winners.length);
  return {
    rule: ruleOf(highest.length, winners.length),
    // The winners come first, the earliest of them in front.
    places: ranked.map((entry, at) => ({ ...entry, winner: at < winners.length, share: shares[at] ?? money.cents(0n) })),
  };
}

function ruleOf(highest: number, winners: number): Rule {
  if (winners > 1) return 'shared';
  return highest > 1 ? 'nearest_guess' : 'highest_score';
}

function guessOf(entry: Entry, tiebreaker: Contest['tiebreaker'], bet: EarnedPoints | undefined) {
  const none = { guessHundredths: null, distanceHundredths: null };
  if (!tiebreaker || entry.missedEventIds.includes(tiebreaker.eventId)) return none;
  // A void bet was never a bet.
  if (bet?.guessHundredths === undefined || bet.status === 'void') return none;
  const off = bet.guessHundredths - tiebreaker.actualHundredths;
  return { guessHundredths: bet.guessHundredths, distanceHundredths: off < 0n ? -off : off };
}

function nearerFirst(one: bigint | null, other: bigint | null): number {
  if (one === other) return 0;
  if (one === null) return 1;
  return other === null || one < other ? -1 : 1;
}

/** Parts of a pot in whole cents that add up to it; the first takes what is left over. */
function equalShares(pot: Cents, parts: number): Cents[] {
  const each = pot / BigInt(parts);
  return Array.from({ length: parts }, (_, at) => money.cents(at === 0 ? pot - each * BigInt(parts - 1) : each));
}
