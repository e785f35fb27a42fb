import { DEFAULT_DECIMAL_ODDS, formatPoint } from '@oddsmates/sdk';
import type { LeagueEvent, Market, Outcome } from './types';

const MARKET_TITLES: Readonly<Record<string, string>> = { h2h: 'Moneyline', spreads: 'Point Spread', totals: 'Over/Under' };
const SIDE_TITLES: Readonly<Record<string, string>> = { home: 'Home', away: 'Away', draw: 'Draw', over: 'Over', under: 'Under' };

/** 'Moneyline', 'Point Spread' or 'Over/Under' (spec section 3, market keys); Moneyline is the default. */
export const marketTitle = (market: Market): string => MARKET_TITLES[market.key] ?? 'Moneyline';

/** 'Home' for the key `home`; an unknown key is shown as it is. */
export const sideTitle = (key: string): string => SIDE_TITLES[key] ?? key;

/** The line of a spread, signed ('-3.5'), or of a total, plain ('220.5'); undefined for a market without lines. */
export function lineOf(market: Market, outcome: Outcome): string | undefined {
  if (outcome.point === undefined) return undefined;
  return market.key === 'totals' ? String(outcome.point) : formatPoint(outcome.point);
}

/** What is picked, in words: 'Lakers -3.5'. */
export function selectionOf(market: Market, outcome: Outcome): string {
  const line = lineOf(market, outcome);
  return line === undefined ? outcome.name : `${outcome.name} ${line}`;
}

/** Decimal odds of an outcome; 2 when none are found (spec section 9). */
export const priceOf = (outcome: Outcome): number => (outcome.price > 0 ? outcome.price : DEFAULT_DECIMAL_ODDS);

/** 'Lakers vs Bulls', unless the event's name says so already. */
export function teamsOf({ event_name: name, home_team: home, away_team: away }: LeagueEvent): string | undefined {
  if (!home || !away) return undefined;
  return name.includes(home) && name.includes(away) ? undefined : `${home} vs ${away}`;
}
