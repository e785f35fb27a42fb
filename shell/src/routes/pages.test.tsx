import { session, type RemoteRoutes } from '@oddsmates/sdk';
import { expectedComplaints, renderScreen } from '@oddsmates/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { Pages } from './pages';

const ada = { token: 't', user: { id: 'u1', username: 'ada' } };

const page = (content: React.ReactNode) => () => Promise.resolve({ default: () => <>{content}</> });
const signIn = page(<h1>Sign in here</h1>);

const REMOTES: Record<string, RemoteRoutes> = {
  auth: [{ path: '/', title: 'Sign in', load: signIn }, { path: '/register', title: 'Register', load: signIn }],
  leagues: [{ path: '/home', title: 'Home', load: page(<><h1>Welcome back</h1><Link to="/add-friend">Add Friend</Link></>) }],
  social: [{ path: '/add-friend', title: 'Add friends', load: page(<h1>Find people</h1>) }],
};

function open(route: string, who?: typeof ada) {
  return renderScreen(<Pages />, {
    route, path: '*', session: who,
    loader: (remote, expose) => (expose === './routes' ? known(remote) : Promise.resolve({ default: () => null })),
  });
}

// As the real loader: the same question, the same promise.
const answers = new Map<string, Promise<unknown>>();
function known(remote: string): Promise<unknown> {
  const routes = REMOTES[remote];
  const answer = answers.get(remote) ?? (routes ? Promise.resolve({ default: routes }) : Promise.reject(new Error(`${remote} is down`)));
  answers.set(remote, answer);
  return answer;
}

it.each([
  '/home', '/league/l1', '/league/l1/circuit/c1', '/create-league', '/league/l1/create-circuit', '/profile', '/settings', '/add-friend', '/league/l1/market',
  '/league/l1/event/e1/place-user-bet', '/league/l1/create-event', '/league/l1/event/e1/complete', '/nowhere',
])('leads a visitor from %s to /', async (route) => {
  const { location } = open(route);
  expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeVisible();
  expect(location()).toBe('/');
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
});

it('opens /register for visitors', async () => {
  const { location } = open('/register');
  expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeVisible();
  expect(location()).toBe('/register');
  expect(document.title).toBe('Register · Oddsmates');
});

it('leads from an unknown address to /, also who is signed in, with a way back', async () => {
  const { location, user } = open('/league/l1/nothing', ada);
  expect(await screen.findByText(/You are signed in as ada/)).toBeVisible();
  expect(location()).toBe('/');
  await user.click(screen.getByRole('link', { name: 'Go to your leagues' }));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

it('moves the focus to the heading of the next screen and names the document after it', async () => {
  const { user } = open('/home', ada);
  await user.click(await screen.findByRole('link', { name: 'Add Friend' }));
  const heading = await screen.findByRole('heading', { name: 'Find people' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toBe('Add friends · Oddsmates');
});

it('says honestly that a remote does not have a page yet', async () => {
  open('/settings', ada);
  expect(await screen.findByRole('heading', { name: 'Not available yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Oddsmates' })).toHaveAttribute('href', '/home');
});

it('keeps the top bar when a remote cannot be reached, and offers Retry', async () => {
  const { user } = open('/league/l1/market', ada);
  expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(expectedComplaints().join()).toContain('betting is down');
  answers.set('betting', Promise.resolve({ default: [{ path: '/league/:leagueId/market', title: 'Market', load: page(<h1>Browse Market</h1>) }] }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Browse Market' })).toBeVisible();
});

it('logs out without a call and goes to /', async () => {
  const { user, location, calls } = open('/home', ada);
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeVisible();
  expect(location()).toBe('/');
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
  expect(calls()).toHaveLength(0);
});

it('goes to / when the session ends elsewhere', async () => {
  open('/home', ada);
  await screen.findByRole('heading', { name: 'Welcome back' });
  act(() => session.signOut());
  expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeVisible();
});

it('leads from the avatar menu to profile and settings', async () => {
  const { user, location } = open('/home', ada);
  await user.click(await screen.findByRole('button', { name: 'Account menu' }));
  expect(await screen.findByRole('menuitem', { name: /Profile/ })).toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: /Settings/ }));
  await waitFor(() => expect(location()).toBe('/settings'));
});
