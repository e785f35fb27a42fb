import { QueryClient } from '@tanstack/react-query';
import { connectQueryClient } from '../api/query-client';
import { session } from '../session/session';
import { emit } from './app-events';
import { invalidateOnAppEvents } from './invalidate';

let client: QueryClient;
const names = ['league.GetLeague', 'wallet.ListBets', 'social.ListFriends', 'identity.GetProfile'] as const;
const stale = () => names.filter((name) => client.getQueryState([name, {}])?.isInvalidated);

beforeEach(() => {
  client = new QueryClient();
  for (const name of names) client.setQueryData([name, {}], {});
});

it.each([
  ['leaguesUpdated', ['league.GetLeague']],
  ['friendsUpdated', ['social.ListFriends']],
  ['leagueBalanceUpdated', ['league.GetLeague', 'wallet.ListBets']],
] as const)('%s makes stale what it concerns and nothing else', (event, concerned) => {
  const undo = invalidateOnAppEvents(client);
  emit(event);
  expect(stale()).toEqual(concerned);
  undo();
});

it('refreshes the profile 100 ms after userUpdated', () => {
  jest.useFakeTimers();
  const undo = invalidateOnAppEvents(client);
  emit('userUpdated');
  jest.advanceTimersByTime(99);
  expect(stale()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(stale()).toEqual(['identity.GetProfile']);
  undo();
  jest.useRealTimers();
});

it('forgets everything when somebody else signs in, and nothing when only the user or their token changed', () => {
  session.signIn('t1', { id: 'u1', username: 'ada' });
  const undo = connectQueryClient(client);
  session.setUser({ id: 'u1', username: 'ada', points: 1300 });
  client.setQueryData(['league.GetLeague', {}], { id: 'l1' });
  session.signIn('t1 of a new password', { id: 'u1', username: 'ada' });
  expect(client.getQueryData(['league.GetLeague', {}])).toBeDefined();
  session.signIn('t2', { id: 'u2', username: 'bob' });
  expect(client.getQueryData(['league.GetLeague', {}])).toBeUndefined();
  undo();
});
