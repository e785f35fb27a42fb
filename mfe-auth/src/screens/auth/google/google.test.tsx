import { session } from '@oddsmates/sdk';
import { aRefusal, anAnswer, neverAnswers, noConnection, renderScreen, type Answers } from '@oddsmates/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import Auth from '..';
import { leaveTo } from './leave-to';

jest.mock('./leave-to', () => ({ leaveTo: jest.fn() }));

const ada = { id: 'u1', username: 'ada', profile_image_url: '', bio: '', money: 0, points: 1200, date_joined: '2026-11-01T10:00:00.000Z' };
const configured = (mode: string) => ({ google: { client_id: 'c1', issuer: 'https://issuer.test', mode } });
const open = (answers: Answers = {}) => renderScreen(<Auth />, { route: '/', path: '*', answers: { 'identity.GetAuthConfig': configured('google'), ...answers } });
const idToken = (nonce: string) => ['head', btoa(JSON.stringify({ nonce, email: 'ada@example.com' })), 'signature'].join('.');
const NEW = { exists: false, email: 'ada@example.com', suggested_username: 'ada2' };

/** Comes back from the provider, with the state and the nonce that this page had made unless told otherwise. */
function comeBack({ state = 's1', nonce = 'n1', hash = '' }: { state?: string; nonce?: string; hash?: string } = {}): void {
  sessionStorage.setItem('googleState', 's1');
  sessionStorage.setItem('googleNonce', 'n1');
  window.history.replaceState(null, '', `/#${hash || `id_token=${idToken(nonce)}&state=${state}`}`);
}

beforeEach(() => window.history.replaceState(null, '', '/'));

it('leaves for the provider with a state and a nonce of its own', async () => {
  open();
  fireEvent.click(await screen.findByText('Sign in with Google'));
  expect(screen.getByText('OR')).toBeVisible();
  const address = new URL(jest.mocked(leaveTo).mock.lastCall?.[0] ?? '');
  expect(address.origin + address.pathname).toBe('https://issuer.test/o/oauth2/v2/auth');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: 'c1', response_type: 'id_token', scope: 'openid email profile', redirect_uri: `${window.location.origin}/`, prompt: 'select_account',
    state: sessionStorage.getItem('googleState'), nonce: sessionStorage.getItem('googleNonce'),
  });
  expect(address.searchParams.get('state')).toMatch(/^[\w-]{22}$/);
  expect(address.searchParams.get('nonce')).not.toBe(address.searchParams.get('state'));
});

it('asks the local provider in its own words, and says what it is', async () => {
  open({ 'identity.GetAuthConfig': configured('local') });
  fireEvent.click(await screen.findByText('Sign in with Google'));
  expect(new URL(jest.mocked(leaveTo).mock.lastCall?.[0] ?? '').searchParams.get('prompt')).toBe('login');
  expect(screen.getByText('On this machine, two demo accounts stand in for Google.')).toBeVisible();
});

it.each([['is off', configured('off')], ['cannot be asked for', aRefusal(503, 'Please try again in a moment.')]])('offers no Google where the provider %s', async (_, answer) => {
  const { calls } = open({ 'identity.GetAuthConfig': answer });
  await waitFor(() => expect(calls('identity.GetAuthConfig')).toHaveLength(1));
  await waitFor(() => expect(document.querySelector('.auth-google')).toBeNull());
  expect(screen.queryByText('OR')).not.toBeInTheDocument();
});

it('signs in who has an account, and leaves no token in the address', async () => {
  comeBack();
  const { calls, location } = open({ 'identity.GoogleAuth': { exists: true, token: 'secret', user: ada } });
  expect(window.location.hash).toBe('');
  await waitFor(() => expect(location()).toBe('/home'));
  expect(session.get()).toMatchObject({ token: 'secret', user: { username: 'ada' } });
  expect(calls('identity.GoogleAuth').map(({ request }) => request)).toEqual([{ token: idToken('n1') }]);
  expect(sessionStorage.getItem('googleNonce')).toBeNull();
});

it('shows that it is at work', async () => {
  comeBack();
  open({ 'identity.GoogleAuth': neverAnswers() });
  expect(await screen.findByRole('button', { name: 'Sign in with Google' })).toHaveAttribute('aria-disabled', 'true');
});

it('registers who has none: email filled in and locked, username suggested, no other way to sign in', async () => {
  comeBack();
  const { calls, location } = open({ 'identity.GoogleAuth': NEW, 'identity.Register': anAnswer({ token: 'secret', user: ada }, 201) });
  const email = await screen.findByLabelText('Email');
  expect(email).toHaveValue('ada@example.com');
  expect(email).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Username')).toHaveValue('ada2');
  expect(screen.queryByText('Sign in with Google')).not.toBeInTheDocument();
  expect(document.querySelector('.auth-switch')).toBeNull();
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'correct horse' } });
  fireEvent.click(screen.getByText('Register'));
  await waitFor(() => expect(location()).toBe('/home'));
  expect(calls('identity.Register')[0]?.request).toEqual({ username: 'ada2', email: 'ada@example.com', password: 'correct horse', google_token: idToken('n1') });
});

it.each<[string, Answers['identity.GoogleAuth'], string]>([
  ['the email belongs to another account', { exists: false, error: 'Sign in with your password.' }, 'Sign in with your password.'],
  ['nothing is said', { exists: false }, 'Google authentication failed'],
  ['the token is refused', aRefusal(401, 'Google authentication failed'), 'Google authentication failed'],
  ['the server cannot be reached', noConnection(), 'Authentication error: Failed to connect to server'],
])('says so when %s', async (_, answer, sentence) => {
  comeBack();
  const { location } = open({ 'identity.GoogleAuth': answer });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(location()).toBe('/');
});

it.each([
  ['another state', { state: 's2' }], ['another nonce', { nonce: 'n2' }], ['no token at all', { hash: 'id_token=nonsense&state=s1' }],
  ['an error', { hash: 'error=server_error&state=s1' }],
])('takes no return with %s', async (_, given) => {
  comeBack(given);
  const { calls } = open();
  expect(await screen.findByText('Google login failed')).toBeVisible();
  expect(calls('identity.GoogleAuth')).toEqual([]);
  expect(sessionStorage.getItem('googleState')).toBeNull();
});

it('says nothing to who turned back', async () => {
  comeBack({ hash: 'error=access_denied&state=s1' });
  open();
  expect(await screen.findByText('Sign in with Google')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
