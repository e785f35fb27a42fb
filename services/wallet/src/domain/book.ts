import type { OddsHundredths } from '@oddsmates/kit';

/** How an event is bet on (docs/domain-rules.md#events-and-markets). */
export type BettingType = 'standard' | 'closest_guess';
export type MarketKey = 'h2h' | 'spreads' | 'totals';

/** The markets of the product. */
export const MARKET_KEYS: readonly string[] = ['h2h', 'spreads', 'totals'] satisfies MarketKey[];

/** One thing that can be picked. */
export type Outcome = {
  key: string;
  /** As the feed or the captain has it, 'Lakers'. */
  name: string;
  odds: OddsHundredths;
  /** The line of a spread or a total in tenths, -3.5 -> -35; null where there is none. */
  pointTenths: number | null;
};

/** A question with its possible answers. */
export type Market = { key: MarketKey; outcomes: Outcome[] };

/** What happened, as the captain tells it of a standard event. */
export type FinalResult = {
  /** Of the first market. */
  winningOutcome: string;
  /** Both or neither. */
  score: { home: number; away: number } | undefined;
};
