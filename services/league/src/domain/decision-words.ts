import { money, type Cents } from '@oddsmates/kit';
import type { Rule } from './decide-circuit';

/** A place as it is told. */
export type ToldPlace = { name: string; score: number; distanceHundredths: bigint | null; winner: boolean };

/** What a circuit was decided on. */
export type DecidedOn = { rule: Rule; pot: Cents; tiebreaker: string | undefined };

/** How many people a sentence names. */
const NAMED = 5;

/** How a circuit was decided, in a sentence with its figures: 'Ada and Ben were level on 40 points. Ada was nearest on How many?, off by 2.5.' */
export function decisionWords({ rule, pot, tiebreaker }: DecidedOn, places: readonly ToldPlace[]): string {
  const [best] = places;
  if (!best || rule === 'no_participants') return 'Nobody took part.';
  const points = `${best.score} ${best.score === 1 ? 'point' : 'points'}`;
  const winners = places.filter(({ winner }) => winner);
  if (rule === 'highest_score') return `${best.name} had the highest score: ${points}.`;
  const level = `${list(places.filter(({ score }) => score === best.score))} were level on ${points}.`;
  const off = best.distanceHundredths === null ? '' : `, off by ${Number(best.distanceHundredths) / 100}`;
  if (rule === 'nearest_guess') return `${level} ${best.name} was nearest on ${tiebreaker ?? 'the tiebreaker'}${off}.`;
  const near = off === '' ? '' : `${list(winners)} were equally near on ${tiebreaker ?? 'the tiebreaker'}${off}. `;
  return `${level} ${near}${pot === 0n ? 'They share the win' : `They share the pot of $${money.format(pot)}`}.`;
}

function list(places: readonly ToldPlace[]): string {
  const names = places.map(({ name }) => name);
  if (names.length > NAMED) return `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
