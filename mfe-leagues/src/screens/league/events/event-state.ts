import type { LeagueEvent, Market, Outcome, UserBet } from '../../../contract';

export interface EventState {
  label: string;
  /** A chip's colour. */
  tone: 'win' | 'gold' | 'loss' | 'neutral';
}

/** What a player can expect of an event now (docs/domain-rules.md#events-and-markets). */
export function stateOf(event: LeagueEvent): EventState {
  if (event.status === 'cancelled') return { label: 'Cancelled', tone: 'loss' };
  if (event.completed || event.status === 'completed') return { label: 'Completed', tone: 'neutral' };
  if (event.status === 'completing') return { label: 'Settling', tone: 'gold' };
  return event.betting_open ? { label: 'Open', tone: 'win' } : { label: 'Betting closed', tone: 'gold' };
}

/** Completed and cancelled are final. */
export const isOver = (event: LeagueEvent): boolean => event.completed || ['completed', 'cancelled'].includes(event.status);

/** What is still on, in the server's order, and what is over, the latest first. */
export function byState(events: readonly LeagueEvent[]): { on: LeagueEvent[]; over: LeagueEvent[] } {
  const endOf = (event: LeagueEvent) => event.completed_at ?? event.commence_time;
  return {
    on: events.filter((event) => !isOver(event)),
    over: events.filter(isOver).sort((a, b) => endOf(b).localeCompare(endOf(a))),
  };
}

export const betOf = (event: LeagueEvent, userId: string): UserBet | undefined => event.user_bets.find(({ user_id }) => user_id === userId);

/** The market that is shown first; a closest-guess event has none with odds. */
export const firstMarket = (event: LeagueEvent): Market | undefined => event.markets.find(({ outcomes }) => outcomes.length > 0);

export const isGuess = (event: LeagueEvent): boolean => event.betting_type === 'closest_guess';

/** Whether the event's name says already who plays. */
export const namesTeams = ({ event_name: name, home_team: home, away_team: away }: LeagueEvent): boolean => name.includes(home) && name.includes(away);

/** The outcome that won the first market, once the event is completed. */
export function winnerOf(event: LeagueEvent): Outcome | undefined {
  const key = event.result?.winning_outcome ?? event.market_data?.outcomeKey;
  return event.completed ? firstMarket(event)?.outcomes.find((outcome) => outcome.key === key) : undefined;
}

const MARKET_NAMES: Readonly<Record<string, string>> = { h2h: 'Moneyline', spreads: 'Point Spread', totals: 'Over/Under' };

/** 'Moneyline' by default (spec section 3). */
export const marketName = (key: string): string => MARKET_NAMES[key] ?? 'Moneyline';

/** How many have bet, in words. */
export function countBets(count: number): string {
  if (count === 0) return 'No bets yet';
  return count === 1 ? '1 member has bet' : `${count} members have bet`;
}
