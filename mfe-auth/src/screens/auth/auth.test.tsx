import { session } from '@oddsmates/sdk';
import { aRefusal, anAnswer, inTurn, neverAnswers, noConnection, renderScreen, type Answers } from '@oddsmates/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import Auth from '.';

const ada = { id: 'u1', username: 'ada', email: 'ada@example.com', profile_image_url: '', bio: '', money: 0, points: 1200, date_joined: '2026-11-01T10:00:00.000Z' };
const granted = { token: 'secret', user: ada };

const open = (route: '/' | '/register', answers: Answers = {}) => renderScreen(<Auth />, { route, path: '*', answers: { 'identity.GetAuthConfig': { google: { client_id: '', issuer: '', mode: 'off' } }, ...answers } });
const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });

describe('signing in', () => {
  it('happens on Enter, stores the session and leads home', async () => {
    const { user, calls, location } = open('/', { 'identity.Login': granted });
    await user.type(field('Username'), ' ada ');
    await user.type(field('Password'), 'correct horse{Enter}');
    await waitFor(() => expect(location()).toBe('/home'));
    expect(calls('identity.Login').map(({ request }) => request)).toEqual([{ username: 'ada', password: 'correct horse' }]);
    expect(session.get()).toMatchObject({ token: 'secret', user: { username: 'ada' } });
  });

  it('names what is missing and asks the server nothing', async () => {
    const { user, calls } = open('/');
    await user.click(button('Sign in'));
    expect(await screen.findByText('Username is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(calls('identity.Login')).toEqual([]);
  });

  it('says why it failed, keeps what was typed and allows another attempt', async () => {
    const { user, location } = open('/', { 'identity.Login': inTurn(aRefusal(401, 'Invalid username or password'), anAnswer(granted)) });
    await user.type(field('Username'), 'ada');
    await user.type(field('Password'), 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed: Invalid username or password');
    expect(field('Username')).toHaveValue('ada');
    await user.click(button('Sign in'));
    await waitFor(() => expect(location()).toBe('/home'));
  });

  it('says when the server cannot be reached', async () => {
    const { user } = open('/', { 'identity.Login': noConnection() });
    await user.type(field('Username'), 'ada');
    await user.type(field('Password'), 'correct horse{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to connect to server');
  });

  it('asks once, however often it is submitted', async () => {
    const { user, calls } = open('/', { 'identity.Login': neverAnswers() });
    await user.type(field('Username'), 'ada');
    await user.type(field('Password'), 'correct horse{Enter}{Enter}{Enter}');
    await waitFor(() => expect(calls('identity.Login')).toHaveLength(1));
    await user.type(field('Password'), '{Enter}');
    expect(calls('identity.Login')).toHaveLength(1);
  });

  it('shows and hides the password', async () => {
    const { user } = open('/');
    expect(field('Password')).toHaveAttribute('type', 'password');
    await user.click(button('Show password'));
    expect(field('Password')).toHaveAttribute('type', 'text');
    await user.click(button('Hide password'));
    expect(field('Password')).toHaveAttribute('type', 'password');
  });
});

describe('registering', () => {
  const fill = async ({ user }: ReturnType<typeof open>, password = 'correct horse', email = 'ada@example.com') => {
    await user.type(field('Username'), 'ada');
    await user.type(field('Email'), email);
    await user.type(field('Password'), password);
    await user.click(button('Register'));
  };

  it('opens an account and leads home', async () => {
    const page = open('/register', { 'identity.Register': anAnswer(granted, 201) });
    await fill(page);
    await waitFor(() => expect(page.location()).toBe('/home'));
    expect(page.calls('identity.Register')[0]?.request).toEqual({ username: 'ada', email: 'ada@example.com', password: 'correct horse' });
  });

  it('puts the server\'s words above the form and next to the input concerned', async () => {
    const page = open('/register', {
      'identity.Register': aRefusal(409, 'This username is already taken', { code: 'USERNAME_TAKEN', fields: { username: 'Try ada2' } }),
    });
    await fill(page);
    expect(await screen.findByText('Registration failed: This username is already taken')).toBeVisible();
    expect(await screen.findByText('Try ada2')).toBeVisible();
    expect(field('Username')).toBeInvalid();
    expect(field('Email')).toBeValid();
  });

  it('asks for a longer password and a whole address before the server does', async () => {
    const page = open('/register');
    await fill(page, 'short', 'ada@');
    expect(await screen.findByText('A password has 8 to 128 characters.')).toBeVisible();
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
    expect(page.calls('identity.Register')).toEqual([]);
  });

  it('leads to the first input that is not right, says why with it, and stops saying so once it is changed', async () => {
    const { user } = open('/register');
    await user.type(field('Username'), 'ada');
    await user.click(button('Register'));
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toHaveAccessibleDescription('Email is required');
    expect(field('Password')).toHaveAccessibleDescription('Password is required At least 8 characters');
    await user.type(field('Email'), 'a');
    expect(screen.queryByText('Email is required')).not.toBeInTheDocument();
    expect(field('Email')).toHaveAttribute('aria-invalid', 'false');
    expect(field('Password')).toBeInvalid();
  });
});

it('clears the fields when the mode is switched', async () => {
  const { user, location } = open('/');
  await user.type(field('Username'), 'ada');
  await user.type(field('Password'), 'correct horse');
  await user.click(screen.getByRole('link', { name: "Don't have an account? Sign Up" }));
  expect(location()).toBe('/register');
  expect(field('Username')).toHaveValue('');
  expect(field('Password')).toHaveValue('');
  await user.type(field('Email'), 'ada@example.com');
  await user.click(screen.getByRole('link', { name: 'Already have an account? Sign In' }));
  expect(location()).toBe('/');
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
});

it('sends who is signed in already home', () => {
  const { location } = renderScreen(<Auth />, { route: '/', path: '*', session: { token: 't', user: ada } });
  expect(location()).toBe('/home');
});

it('says what the product is about', () => {
  open('/');
  for (const words of [
    'BEAT THE ODDS', 'WIN TOGETHER', 'Join friends in private leagues and prove your sports knowledge',
    'The ultimate platform for competing with friends on sports predictions', 'Forgot password?',
  ]) expect(screen.getByText(words)).toBeVisible();
});

it('says what the money is worth, and lets password managers help', () => {
  open('/register');
  expect(screen.getByText(/Virtual money, no cash value/)).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(field('Username')).toHaveAttribute('autocomplete', 'username');
  expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
});
