import type { Answers } from '@oddsmates/sdk/testing';
import { aBet, aCircuit, ada, aDecidedCircuit, aFriend, aLeague, aMember, anEvent, aResult } from './testing/fixtures';

const LONG = 'Maximiliane-Theodora von Hohenstein-Wittelsbach III';
const many = Array.from({ length: 60 }, (_, index) => aMember(`m${index}`, index === 3 ? LONG : `player_${index}`, (index * 37) % 211));
const friends = many.slice(0, 12).map(({ id, username }) => aFriend(id, username));
const members = [aMember(ada.id, ada.username, 57), ...many];

const guess = { betting_type: 'closest_guess', sport: 'Other', event_name: 'How many points will both teams score together on opening night?', markets: [], market_data: undefined };
const spread = [{ key: 'spreads', outcomes: [{ key: 'home', name: LONG, price: 1.91, point: -3.5 }, { key: 'away', name: 'Bulls', price: 1.91, point: 3.5 }] }];

const circuits = [aCircuit(), aDecidedCircuit({ id: 'c2', name: LONG }), aCircuit({ id: 'c3', status: 'upcoming', joined: false, start_date: '2027-01-01T18:00:00.000Z' })];

const big = aLeague({
  circuits,
  members, balance: 12345.67, sports: ['Basketball', 'Soccer', 'Test Event'],
  description: `${'Late games, early regrets. '.repeat(12)}`,
  events: [
    anEvent({ user_bets: [aBet(ada), { user_id: 'm1', username: 'player_1' }, { user_id: 'm2', username: 'player_2' }] }),
    anEvent({ id: 'e3', markets: spread, home_team: LONG, event_name: `${LONG} against the Chicago Bulls` }),
    anEvent({ id: 'e4', ...guess, user_bets: [aBet(ada, { guess: 212.5, odds: undefined, selection: undefined })] }),
    anEvent({ id: 'e5', event_name: 'Derby', status: 'completing', betting_open: false, user_bets: [aBet(ada)] }),
    aResult({ user_bets: [...aResult().user_bets, ...many.slice(0, 9).map((one) => aBet(one, { status: 'lost', payout: 0 }))] }),
    anEvent({ id: 'e6', event_name: 'Rained off', status: 'cancelled', betting_open: false, user_bets: [aBet(ada, { status: 'void', payout: 25 })] }),
    aResult({
      id: 'e7', ...guess, result: { winning_outcome: '', actual_value: 208 },
      user_bets: [
        aBet(ada, { guess: 230, odds: undefined, selection: undefined, status: 'lost', payout: 0 }),
        aBet({ id: 'm1', username: 'player_1' }, { guess: 207, odds: undefined, selection: undefined, status: 'won', payout: 50 }),
      ],
    }),
  ],
});
const small = aLeague({ id: 'l2', name: 'Sunday Six', description: '', members: [aMember(ada.id, ada.username)], events: [], sports: [], balance: 1000 });

/** What the remote shows when it runs alone: much data in one league, none in another. */
export const answers: Answers = {
  'league.ListLeagues': [big, small, aLeague({ id: 'l3', name: LONG, captain: { id: 'u2', username: 'ben' } })],
  'league.GetLeague': ({ id }) => (id === 'l2' ? small : big),
  'league.ListEvents': ({ league_id }) => (league_id === 'l2' ? small : big).events,
  'league.UpdateLeague': big,
  'league.CreateLeague': small,
  'league.InviteUser': { id: 'i1' },
  'league.ListCircuits': circuits,
  'league.GetCircuit': ({ id }) => circuits.find((circuit) => circuit.id === id) ?? aCircuit(),
  'league.CreateCircuit': aCircuit(),
  'league.JoinCircuit': { circuit: aCircuit(), balance: 1017.75 },
  'social.ListFriends': friends,
  'social.ListNotifications': [],
  'wallet.GetBettingStats': { total_bets: 12, win_rate: 58.3, current_streak: 2, lifetime_winnings: 120.5, user_level: 2, date_joined: '2026-11-01T10:00:00.000Z' },
  'wallet.ListBets': { bets: [] },
  'identity.GetProfile': { ...ada, profile_image_url: '', bio: '', money: 1000, points: 1257, date_joined: '2026-11-01T10:00:00.000Z' },
};
