import type { OddsHundredths } from '@oddsmates/kit';

/** One thing that can be bet on. */
export type Outcome = {
  /** home, away, draw, over or under. */
  key: string;
  /** As players read it, a team's name mostly. */
  name: string;
  oddsHundredths: OddsHundredths;
  /** The line in tenths of a point; null where the market has none. */
  pointTenths: number | null;
};

/** A market with its odds, as it was when the event was made. */
export type Market = {
  /** h2h, spreads or totals. */
  key: string;
  outcomes: Outcome[];
};
