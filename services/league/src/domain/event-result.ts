import { AppError } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { Market } from './market';

/** What the captain says of how an event ended. */
export type SaidResult = { winning_outcome: string; home_score?: number | undefined; away_score?: number | undefined; actual_value?: number | undefined };

/** How an event ended. */
export type EventResult = {
  /** A key of the first market; empty for a closest_guess event. */
  winningOutcome: string;
  homeScore: number | null;
  awayScore: number | null;
  /** For closest_guess events. */
  actualValueHundredths: bigint | null;
};

/**
 * Reads the result of an event (docs/domain-rules.md#settlement): the winning outcome of the first market, by its key or its name, and
 * the final score when it is known; for a closest_guess event the actual value and nothing else.
 * @throws AppError WINNING_OUTCOME_UNKNOWN, SCORES_INCOMPLETE, SCORES_CONTRADICT, ACTUAL_VALUE_REQUIRED
 */
export function eventResult(event: { betting_type: string; markets: readonly Market[] }, said: SaidResult): EventResult {
  if (event.betting_type === 'closest_guess') return guessedResult(said);
  const market = event.markets[0];
  const winningOutcome = market && outcomeNamed(market, said.winning_outcome);
  if (!market || winningOutcome === undefined) throw new AppError(Reason.WINNING_OUTCOME_UNKNOWN);
  const { home_score: home, away_score: away } = said;
  if ((home === undefined) !== (away === undefined)) throw new AppError(Reason.SCORES_INCOMPLETE);
  if (home === undefined || away === undefined) return { winningOutcome, homeScore: null, awayScore: null, actualValueHundredths: null };
  if (contradicts(market, winningOutcome, { home, away })) throw new AppError(Reason.SCORES_CONTRADICT);
  return { winningOutcome, homeScore: home, awayScore: away, actualValueHundredths: null };
}

function guessedResult({ actual_value: value }: SaidResult): EventResult {
  if (value === undefined) throw new AppError(Reason.ACTUAL_VALUE_REQUIRED);
  return { winningOutcome: '', homeScore: null, awayScore: null, actualValueHundredths: BigInt(Math.round(value * 100)) };
}

/** The key meant; undefined for none, and for a name that two outcomes share. */
function outcomeNamed(market: Market, said: string): string | undefined {
  const meant = said.toLowerCase();
  const byKey = market.outcomes.find((outcome) => outcome.key === meant);
  if (byKey) return byKey.key;
  const byName = market.outcomes.filter((outcome) => outcome.name.toLowerCase() === meant);
  return byName.length === 1 ? byName[0]?.key : undefined;
}

type Score = { home: number; away: number };

/**
 * Whether the arithmetic says that the outcome named has lost. An exact tie with the line is a push, which is no contradiction; and neither is
 * a line that is not known.
 */
function contradicts(market: Market, key: string, score: Score): boolean {
  if (market.key === 'h2h') return winnerOf(score) !== key;
  const line = market.outcomes.find((outcome) => outcome.key === key)?.pointTenths ?? null;
  return line !== null && margin(key, line, score) < 0;
}

/** By how many tenths of a point an outcome beat its line: negative when it lost. */
function margin(key: string, lineTenths: number, { home, away }: Score): number {
  switch (key) {
    case 'home':
      return 10 * (home - away) + lineTenths;
    case 'away':
      return 10 * (away - home) + lineTenths;
    case 'over':
      return 10 * (home + away) - lineTenths;
    case 'under':
      return lineTenths - 10 * (home + away);
    default:
      return 0;
  }
}

function winnerOf({ home, away }: Score): string {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}
