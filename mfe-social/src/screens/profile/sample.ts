import type { Achievement, Bet, Day } from './use-record';

/** What a player without a settled bet sees in the place of figures of their own (spec section 2, My Profile). Always marked as a sample. */
export const sampleAchievements: readonly Achievement[] = [
  { key: 'first_bet', title: 'First Bet', earned_at: '2026-01-10T18:00:00.000Z' },
  { key: 'first_win', title: 'First Win', earned_at: '2026-01-12T21:30:00.000Z' },
  { key: 'three_in_a_row', title: 'Hot Streak: 3 wins in a row' },
  { key: 'long_shot', title: 'Long Shot: a win at odds of 5.00 or more' },
];

export const sampleDays: readonly Day[] = [
  { date: '2026-01-10', profit: -25, balance: 975 },
  { date: '2026-01-12', profit: 45.5, balance: 1020.5 },
  { date: '2026-01-17', profit: 30, balance: 1050.5 },
  { date: '2026-01-20', profit: -20, balance: 1030.5 },
  { date: '2026-01-24', profit: 64, balance: 1094.5 },
  { date: '2026-01-31', profit: 27.25, balance: 1121.75 },
];

const sampleBet = { league_id: '', league_name: 'Sample League', event_id: '', sport: 'Basketball' };

export const sampleBets: readonly Bet[] = [
  {
    ...sampleBet, id: 'sample-3', event_name: 'Owls vs Foxes', selection: 'Owls -3.5', amount: 30, odds: 1.91, status: 'won', payout: 57.3,
    placed_at: '2026-01-31T18:00:00.000Z', settled_at: '2026-01-31T21:00:00.000Z',
  },
  {
    ...sampleBet, id: 'sample-2', event_name: 'Bears vs Gulls', selection: 'Gulls', amount: 20, odds: 2.4, status: 'lost', payout: 0,
    placed_at: '2026-01-20T18:00:00.000Z', settled_at: '2026-01-20T21:00:00.000Z',
  },
  {
    ...sampleBet, id: 'sample-1', event_name: 'Wolves vs Otters', selection: 'Over 201.5', amount: 25, odds: 1.87, status: 'open',
    placed_at: '2026-01-18T18:00:00.000Z',
  },
];
