import { findRoute, GUARDED_ROUTES, OPEN_ROUTES } from './table';

it.each([
  ['/home', 'leagues'],
  ['/create-league', 'leagues'],
  ['/league/l1', 'leagues'],
  ['/league/l1/create-circuit', 'leagues'],
  ['/league/l1/circuit/c1', 'leagues'],
  ['/league/l1/market', 'betting'],
  ['/league/l1/event/e1/place-user-bet', 'betting'],
  ['/league/l1/create-event', 'betting'],
  ['/league/l1/event/e1/complete', 'betting'],
  ['/profile', 'social'],
  ['/settings', 'social'],
  ['/add-friend', 'social'],
])('%s is shown by %s, behind the guard', (path, remote) => {
  expect(findRoute(GUARDED_ROUTES, path)?.remote).toBe(remote);
  expect(findRoute(OPEN_ROUTES, path)).toBeUndefined();
});

it.each(['/', '/register'])('%s is open to visitors', (path) => {
  expect(findRoute(OPEN_ROUTES, path)?.remote).toBe('auth');
});

it.each(['/nowhere', '/league', '/league/l1/event', '/home/more'])('%s belongs to nobody', (path) => {
  expect(findRoute([...OPEN_ROUTES, ...GUARDED_ROUTES], path)).toBeUndefined();
});
