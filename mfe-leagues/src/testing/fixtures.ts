import type { Session } from '@oddsmates/sdk';
import type { Circuit, Friend, League, LeagueEvent, Member, UserBet } from '../contract';

/** Recorded data for tests and for running this remote alone. */
export const ada = { id: 'u1', username: 'ada' };
export const session: Session = { token: 't', user: ada };

const JOINED = '2026-11-01T10:00:00.000Z';

export const aMember = (id: string, username: string, points = 0): Member => ({ id, username, points, profile_image_url: '', joined_at: JOINED });

export const aFriend = (id: string, username: string): Friend => ({ id, username, points: 1200, profile_image_url: '' });

export const lakers = { key: 'home', name: 'Lakers', price: 1.91 };
export const bulls = { key: 'away', name: 'Bulls', price: 2.05 };

export const anEvent = (parts: Partial<LeagueEvent> = {}): LeagueEvent => ({
  id: 'e1', league_id: 'l1', event_key: 'custom', event_id: 'e1', event_name: 'Lakers at Bulls', sport: 'Basketball',
  commence_time: '2026-11-21T19:30:00.000Z', home_team: 'Lakers', away_team: 'Bulls', betting_type: 'standard', source: 'custom',
  markets: [{ key: 'h2h', outcomes: [lakers, bulls] }],
  market_data: { key: 'h2h', outcomes: [lakers, bulls], odds: { home: 1.91, away: 2.05 } },
  completed: false, status: 'open', betting_open: true, user_bets: [], created_at: JOINED, ...parts,
});

export const aBet = (user: { id: string; username: string }, parts: Partial<UserBet> = {}): UserBet => ({
  user_id: user.id, username: user.username, bet_id: `bet-${user.id}`, marketKey: 'h2h', outcomeKey: 'home', selection: 'Lakers',
  amount: 25, odds: 1.91, status: 'open', ...parts,
});

/** A settled event: ada won on the Lakers, ben lost on the Bulls. */
export const aResult = (parts: Partial<LeagueEvent> = {}): LeagueEvent => anEvent({
  id: 'e2', event_name: 'Opening night', completed: true, status: 'completed', betting_open: false, completed_at: '2026-11-20T22:00:00.000Z',
  result: { winning_outcome: 'home', home_score: 102, away_score: 98 },
  user_bets: [
    aBet(ada, { status: 'won', payout: 47.75 }),
    aBet({ id: 'u2', username: 'ben' }, { outcomeKey: 'away', selection: 'Bulls', odds: 2.05, amount: 10, status: 'lost', payout: 0 }),
  ],
  ...parts,
});

export const aLeague = (parts: Partial<League> = {}): League => ({
  id: 'l1', name: 'Night Owls', description: 'Late games, early regrets.', image: '', balance: 1022.75, sports: ['Basketball'], captain: ada,
  members: [{ ...ada, points: 19, profile_image_url: '', joined_at: JOINED }, aMember('u2', 'ben')], circuits: [], events: [anEvent(), aResult()],
  created_at: JOINED, ...parts,
});

/** A circuit of one open game and a tiebreaker; ada leads, ben takes part too. */
export const aCircuit = (parts: Partial<Circuit> = {}): Circuit => ({
  id: 'c1', league_id: 'l1', name: 'Opening weekend', description: 'Two games, one pot.', status: 'active', entry_fee: '5.00', pot: '10.00',
  participant_count: 2,
  participants: [
    { user: ada, score: 38, joined_at: JOINED, profile_image_url: '' },
    { user: { id: 'u2', username: 'ben' }, score: 19, joined_at: JOINED, profile_image_url: '' },
  ],
  component_events: [
    { league_event: anEvent(), weight: 2 },
    { league_event: anEvent({ id: 'e4', event_name: 'How many points?', sport: 'Other', betting_type: 'closest_guess', markets: [] }), weight: 1 },
  ],
  tiebreaker_event: { id: 'e4', event_name: 'How many points?' }, joined: true, ...parts,
});

/** The same, decided: level on points, ada was nearer. */
export const aDecidedCircuit = (parts: Partial<Circuit> = {}): Circuit => aCircuit({
  status: 'completed', winner: 'ada',
  participants: [
    { user: { id: 'u2', username: 'ben' }, score: 38, joined_at: JOINED, profile_image_url: '' },
    { user: ada, score: 38, joined_at: JOINED, profile_image_url: '' },
  ],
  component_events: [{ league_event: aResult(), weight: 2 }, { league_event: aResult({ id: 'e4', event_name: 'How many points?', betting_type: 'closest_guess' }), weight: 1 }],
  decision: {
    rule: 'ada and ben were level on 38 points. ada was nearest on How many points?, off by 2.5.', decided_at: '2026-11-21T22:00:00.000Z',
    places: [
      { user: ada, score: 38, guess: 212.5, distance: 2.5, share: '10.00' },
      { user: { id: 'u2', username: 'ben' }, score: 38, share: '0.00' },
    ],
  },
  ...parts,
});
