import { AppError, odds, ODDS_MAX, ODDS_MIN, type OddsHundredths } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { CustomMarket, Outcome as GivenOutcome } from '@oddsmates/proto/grpc/league/v1/event';
import type { Market, Outcome } from './market';

/** What an outcome is called when the captain says nothing of it. */
export type Teams = { home: string; away: string };

const SIDES: Readonly<Record<string, readonly string[]>> = { h2h: ['home', 'away', 'draw'], spreads: ['home', 'away'] };

/**
 * The market of a captain's own event: home and away, each with its odds; for h2h a draw as well when it is given, for spreads two
 * opposite lines in half points (spec section 3, custom event).
 * @throws AppError INVALID_REQUEST naming the field, SPREADS_NOT_OPPOSITE, LINE_NOT_HALF
 */
export function customMarket(given: CustomMarket | undefined, teams: Teams): Market {
  const key = given?.key || 'h2h';
  const outcomes = (given?.outcomes ?? []).map((outcome, at) => customOutcome(outcome, at, key, teams));
  const keys = outcomes.map((outcome) => outcome.key);
  if (new Set(keys).size !== keys.length) throw invalid('outcomes', 'Each outcome can be offered once.');
  if (!keys.includes('home') || !keys.includes('away')) throw invalid('outcomes', 'Home and away both need odds.');
  if (key === 'spreads') requireOpposite(outcomes);
  return { key, outcomes: (SIDES[key] ?? []).flatMap((side) => outcomes.filter((outcome) => outcome.key === side)) };
}

function customOutcome(given: GivenOutcome, at: number, market: string, teams: Teams): Outcome {
  const key = given.key || given.name.toLowerCase();
  if (!SIDES[market]?.includes(key)) throw invalid(`outcomes[${at}].key`, `This market has no outcome '${key.slice(0, 40)}'.`);
  return {
    key,
    name: given.name === '' || given.name.toLowerCase() === key ? usualName(key, teams) : given.name,
    oddsHundredths: price(given.price, at),
    pointTenths: market === 'spreads' ? point(given.point, at) : null,
  };
}

function usualName(key: string, teams: Teams): string {
  if (key === 'home') return teams.home;
  return key === 'away' ? teams.away : 'Draw';
}

function price(decimal: number, at: number): OddsHundredths {
  const hundredths = Math.round(decimal * 100);
  if (hundredths / 100 !== decimal || hundredths < ODDS_MIN || hundredths > ODDS_MAX) {
    throw invalid(`outcomes[${at}].price`, 'Odds are numbers from 1.01 to 1000.00.');
  }
  return odds.hundredths(hundredths);
}

function point(given: number | undefined, at: number): number {
  if (given === undefined) throw invalid(`outcomes[${at}].point`, 'Each side of a spread needs its line.');
  if (!Number.isInteger(given * 2)) throw new AppError(Reason.LINE_NOT_HALF);
  // Adding 0 turns a negative zero into a plain one.
  return Math.round(given * 10) + 0;
}

function requireOpposite(outcomes: readonly Outcome[]): void {
  const sum = outcomes.reduce((total, outcome) => total + (outcome.pointTenths ?? 0), 0);
  if (sum !== 0) throw new AppError(Reason.SPREADS_NOT_OPPOSITE);
}

function invalid(field: string, sentence: string): AppError {
  return new AppError(Reason.INVALID_REQUEST, { fields: { [`market_data.${field}`]: sentence } });
}
