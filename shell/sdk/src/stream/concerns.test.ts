import { concerns } from './concerns';

const CACHED = [
  ['identity.GetProfile', {}],
  ['social.ListFriends', {}],
  ['social.ListFriendRequests', {}],
  ['social.ListNotifications', {}],
  ['league.ListLeagues', {}],
  ['league.GetLeague', { id: 'l1' }],
  ['league.GetLeague', { id: 'l2' }],
  ['league.ListEvents', { league_id: 'l1' }],
  ['league.GetLeagueEvent', { league_id: 'l1', event_id: 'e1' }],
  ['league.GetLeagueEvent', { league_id: 'l1', event_id: 'e2' }],
  ['league.GetEvent', { event_id: 'e1' }],
  ['league.ListCircuits', { league_id: 'l1' }],
  ['league.GetCircuit', { id: 'c1' }],
  ['league.GetCircuit', { id: 'c2' }],
  ['league.BrowseMarket', {}],
  ['wallet.ListBets', {}],
  ['chat.ListMessages', { league_id: 'l1' }],
  ['chat.ListMessages', { league_id: 'l2' }],
] as const;

const stale = (event: Record<string, string>) =>
  CACHED.filter((key) => concerns({ id: '1', kind: '', ...event }, key)).map(([name, request]) => [name, ...Object.values(request)].join(' '));

const LEAGUE_1 = ['league.ListLeagues', 'league.GetLeague l1', 'league.ListEvents l1'];

it.each([
  [{ kind: 'chat', league_id: 'l1' }, ['chat.ListMessages l1']],
  [{ kind: 'notification' }, ['social.ListNotifications']],
  [{ kind: 'friends' }, ['social.ListFriends', 'social.ListFriendRequests']],
  [{ kind: 'balance', league_id: 'l1' }, ['identity.GetProfile', 'league.ListLeagues', 'league.GetLeague l1', 'wallet.ListBets']],
  [
    { kind: 'event', league_id: 'l1', event_id: 'e1' },
    ['social.ListFriends', ...LEAGUE_1, 'league.GetLeagueEvent l1 e1', 'league.GetEvent e1', 'league.ListCircuits l1', 'league.GetCircuit c1', 'league.GetCircuit c2'],
  ],
  [{ kind: 'circuit', league_id: 'l1', circuit_id: 'c1' }, [...LEAGUE_1, 'league.ListCircuits l1', 'league.GetCircuit c1']],
  [
    { kind: 'league', league_id: 'l2' },
    ['identity.GetProfile', 'league.ListLeagues', 'league.GetLeague l2', 'league.GetEvent e1', 'league.GetCircuit c1', 'league.GetCircuit c2', 'chat.ListMessages l2'],
  ],
  [{ kind: 'of a later version' }, []],
])('%j makes stale what it concerns and nothing else', (event, expected) => {
  expect(stale(event)).toEqual(expected);
});

it('reset makes everything stale, whatever it is', () => {
  expect(stale({ kind: 'reset' })).toHaveLength(CACHED.length);
  expect(concerns({ id: '1', kind: 'reset' }, ['something else'])).toBe(true);
});
