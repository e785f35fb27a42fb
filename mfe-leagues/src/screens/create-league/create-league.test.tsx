import { aRefusal, anAnswer, noConnection, renderScreen, type Answers } from '@oddsmates/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import CreateLeague from '.';
import { aLeague, session } from '../../testing/fixtures';

const open = (answers: Answers = {}) => renderScreen(<CreateLeague />, { route: '/create-league', session, answers });
const submit = () => screen.getByRole('button', { name: 'Create League' });
const name = () => screen.getByLabelText('League name');

it('creates the league and leads to it', async () => {
  const { user, calls, location } = open({ 'league.CreateLeague': anAnswer(aLeague({ id: 'l9' }), 201) });
  await user.type(name(), '  Night Owls ');
  await user.type(screen.getByLabelText('Description'), 'Late games');
  await user.click(submit());
  await waitFor(() => expect(location()).toBe('/league/l9'));
  expect(calls('league.CreateLeague').map(({ request }) => request)).toEqual([{ name: 'Night Owls', description: 'Late games' }]);
});

it.each(['', '   '])('asks for a name when it is "%s"', async (typed) => {
  const { user, calls } = open();
  if (typed) await user.type(name(), typed);
  await user.click(submit());
  expect(await screen.findByText('League name is required')).toBeVisible();
  expect(calls()).toEqual([]);
});

it('says what the server refused, above the button and next to the input', async () => {
  const { user, location } = open({
    'league.CreateLeague': aRefusal(400, 'The request is not valid.', { fields: { name: 'A name is one line of at most 100 characters.' } }),
  });
  await user.type(name(), 'Night Owls');
  await user.click(submit());
  expect(await screen.findByText('Failed to create league')).toBeVisible();
  expect(screen.getByText('The request is not valid.')).toBeVisible();
  expect(await screen.findByText('A name is one line of at most 100 characters.')).toBeVisible();
  expect(name()).toHaveValue('Night Owls');
  expect(location()).toBe('/create-league');
});

it('repeats a request that got no answer under the same key, so that no second league comes of it', async () => {
  const { user, calls } = open({ 'league.CreateLeague': noConnection() });
  await user.type(name(), 'Night Owls');
  await user.click(submit());
  expect(await screen.findByText('Failed to connect to server')).toBeVisible();
  await user.click(submit());
  await waitFor(() => expect(calls('league.CreateLeague')).toHaveLength(2));
  const [first, second] = calls('league.CreateLeague').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

it('takes only image files for the picture', async () => {
  const { user } = open();
  const input = screen.getByLabelText('League image');
  expect(input).toHaveAttribute('accept', 'image/*');
  // A browser offers to show all files whatever `accept` says.
  input.removeAttribute('accept');
  await user.upload(input, new File(['words'], 'notes.txt', { type: 'text/plain' }));
  expect(await screen.findByText('Please choose an image file.')).toBeVisible();
});

it('leads back home', async () => {
  const { user, location } = open();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(location()).toBe('/home');
});
