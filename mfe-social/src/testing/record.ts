import type { Answers } from '@oddsmates/sdk/testing';
import type { Bet, Performance, Stats } from '../screens/profile/use-record';
import { ada } from './people';

export const adaProfile = {
  ...ada, email: 'ada@example.com', profile_image_url: '', bio: 'Night owl.', money: 1090.91, points: 1219, date_joined: '2026-11-01T10:00:00.000Z',
};

export const stats: Stats = { total_bets: 3, win_rate: 66.7, current_streak: 2, lifetime_winnings: 90.91, user_level: 4, date_joined: adaProfile.date_joined };

export const aBet = (changes: Partial<Bet> = {}): Bet => ({
  id: 'b1', league_id: 'l1', league_name: 'Night Owls', event_id: 'e1', event_name: 'Lakers vs Bulls', sport: 'Basketball', selection: 'Lakers -3.5',
  amount: 100, odds: 1.91, status: 'open', placed_at: '2026-11-20T18:00:00.000Z', ...changes,
});

export const aWonBet = (changes: Partial<Bet> = {}): Bet => aBet({
  status: 'won', payout: 191, settled_at: '2026-11-21T19:05:00.000Z',
  why: {
    rule: "The side's score plus its line wins against a lower score of the other side.", outcome: 'Lakers 106, Bulls 99: 106 - 3.5 = 102.5 against 99.',
    arithmetic: '100.00 x 1.91 = 191.00',
    transfers: [
      { reference: 't-1', from: 'bankroll', to: 'stakes', amount: 100, at: '2026-11-20T18:00:00.000Z' },
      { reference: 't-2', from: 'stakes', to: 'bankroll', amount: 191, at: '2026-11-21T19:05:00.000Z' },
    ],
  },
  ...changes,
});

export const performance: Performance = {
  points: [{ date: '2026-11-20', profit: -20.5, balance: 979.5 }, { date: '2026-11-21', profit: 91, balance: 1070.5 }],
  achievements: [
    { key: 'first_bet', title: 'First Bet', earned_at: '2026-11-20T18:00:00.000Z' },
    { key: 'three_in_a_row', title: 'Hot Streak: 3 wins in a row' },
  ],
};

/** What the profile asks for: a player with settled bets unless changed. */
export const profileAnswers = (changes: Answers = {}): Answers => ({
  'identity.GetProfile': adaProfile,
  'wallet.GetBettingStats': stats,
  'wallet.GetPerformance': performance,
  'wallet.ListBets': { bets: [aBet({ id: 'b2', event_name: 'Gulls vs Foxes', selection: 'Gulls' }), aWonBet()] },
  ...changes,
});
