import { contractCalls } from '@oddsmates/proto/descriptor';
import { isMatch, RouteTable } from './route-table';

const table = new RouteTable(contractCalls);

function named(method: string, path: string) {
  const found = table.find(method, path);
  return isMatch(found) ? { calls: found.bindings.map(({ call }) => call.name), variables: found.variables } : found;
}

test('a path is found with and without its trailing slash', () => {
  expect(named('GET', '/api/leagues/')).toEqual({ calls: ['league.ListLeagues'], variables: {} });
  expect(named('GET', '/api/leagues')).toEqual({ calls: ['league.ListLeagues'], variables: {} });
  expect(named('GET', '/api/leagues/L1/chat/messages')).toEqual({ calls: ['chat.ListMessages'], variables: { league_id: 'L1' } });
  expect(named('GET', '/api/leagues/L1/chat/messages/')).toEqual({ calls: ['chat.ListMessages'], variables: { league_id: 'L1' } });
});

test('a word goes before a variable', () => {
  expect(named('GET', '/api/leagues/events/E1/')).toEqual({ calls: ['league.GetEvent'], variables: { event_id: 'E1' } });
  expect(named('GET', '/api/leagues/L1/events/')).toEqual({ calls: ['league.ListEvents'], variables: { league_id: 'L1' } });
  expect(named('POST', '/api/leagues/L1/events/add/')).toEqual({ calls: ['league.AddMarketEvent'], variables: { league_id: 'L1' } });
});

test('a path known for other methods says which', () => {
  expect(table.find('GET', '/api/leagues/create/')).toEqual({ allow: ['POST'] });
  expect(table.find('DELETE', '/api/profile/')).toEqual({ allow: ['GET', 'HEAD'] });
  expect(table.find('POST', '/api/profile/update/')).toEqual({ allow: ['PUT', 'PATCH'] });
});

test('HEAD asks for what GET answers', () => {
  expect(named('HEAD', '/api/profile/')).toEqual({ calls: ['identity.GetProfile'], variables: {} });
});

test('an unknown path, one with too much or with nothing where a variable belongs, is not found', () => {
  for (const path of ['/api/', '/api', '/api/nothing/', '/api/leagues/L1/nothing/', '/api/profile/update/more/', '/api/circuits//join/', '/api//leagues/']) {
    expect(table.find('GET', path)).toEqual({ allow: [] });
    expect(table.find('POST', path)).toEqual({ allow: [] });
  }
});

test('what stands for a variable is handed on as it was sent', () => {
  expect(named('GET', '/api/circuits/a%2Fb/')).toEqual({ calls: ['league.GetCircuit'], variables: { id: 'a%2Fb' } });
});

test('two calls may share a route when the body tells them apart', () => {
  expect(named('POST', '/api/leagues/bets/post_league_event/')).toEqual({ calls: ['league.PostMarketEvent', 'wallet.PlaceBet'], variables: {} });
});

test('every route of the contract is found, and no internal call has one', () => {
  for (const call of contractCalls) {
    for (const { method, path } of call.routes) expect(named(method, path)).toMatchObject({ calls: expect.arrayContaining([call.name]) });
  }
});
