import type { Request } from '@oddsmates/sdk';
import { isClosestGuess, type LeagueEvent, type Market, type Outcome } from '../../league-event/types';
import { priceOf } from '../../league-event/words';

/** What the player chose, with the decimal odds that stood on the button then: they may move before the bet is placed. */
export interface Pick {
  marketKey: string;
  outcomeKey: string;
  price: number;
}

/** A bet as typed. */
export interface Slip {
  pick: Pick | undefined;
  /** Dollars. */
  stake: string;
  /** For a closest-guess event. */
  guess: string;
}

export const EMPTY_SLIP: Slip = { pick: undefined, stake: '', guess: '' };

const DOLLARS = /^\d{1,9}(\.\d{0,2})?$|^\.\d{1,2}$/;
const GUESS = /^-?\d{1,9}(\.\d{1,2})?$/;

/** Typed dollars as a number; undefined unless above zero and with at most two decimals. */
export function stakeOf(typed: string): number | undefined {
  const text = typed.trim();
  return DOLLARS.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

/** A guessed number with at most two decimals; undefined for anything else. */
export function guessOf(typed: string): number | undefined {
  const text = typed.trim();
  return GUESS.test(text) ? Number(text) : undefined;
}

/** What is wrong with the amount (spec section 5). The balance is in dollars. */
export function stakeProblem(typed: string, balance: number): string | undefined {
  const stake = stakeOf(typed);
  if (stake === undefined) return 'Please enter a valid bet amount greater than zero';
  return stake > balance ? `Insufficient funds. Your balance is $${balance.toFixed(2)}` : undefined;
}

export const guessProblem = (typed: string): string | undefined => (guessOf(typed) === undefined ? 'Please enter your guess as a number.' : undefined);

/** Market and outcome of a pick as they are now; undefined when there is no pick, or it is no longer offered. */
export function pickedOutcome(event: LeagueEvent, pick: Pick | undefined): { market: Market; outcome: Outcome } | undefined {
  const market = event.markets.find(({ key }) => key === pick?.marketKey);
  const outcome = market?.outcomes.find(({ key }) => key === pick?.outcomeKey);
  return market && outcome ? { market, outcome } : undefined;
}

/** The bet as it is sent (spec section 3, bet payload), at the odds now shown. Undefined while something is missing. */
export function betRequest(event: LeagueEvent, slip: Slip): Request<'wallet.PlaceBet'> | undefined {
  const amount = stakeOf(slip.stake);
  const chosen = chosenOf(event, slip);
  if (amount === undefined || !chosen) return undefined;
  const { league_id, event_key, id, event_name, sport, commence_time, home_team, away_team } = event;
  return { league_id, event_key, event_id: id, event_name, sport, commence_time, home_team, away_team, market_data: { ...chosen, amount } };
}

function chosenOf(event: LeagueEvent, slip: Slip) {
  if (isClosestGuess(event)) {
    const guess = guessOf(slip.guess);
    return guess === undefined ? undefined : { marketKey: 'closest_guess', outcomeKey: '', guess };
  }
  const picked = pickedOutcome(event, slip.pick);
  return picked && { marketKey: picked.market.key, outcomeKey: picked.outcome.key, odds: priceOf(picked.outcome) };
}
