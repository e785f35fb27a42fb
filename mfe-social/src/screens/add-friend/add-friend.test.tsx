import { aRefusal, neverAnswers, noConnection, inTurn, renderScreen, type Answers } from '@oddsmates/sdk/testing';
import { screen } from '@testing-library/react';
import { adaSession, aFoundUser } from '../../testing/people';
import AddFriend from '.';

const open = (answers: Answers = {}) => renderScreen(<AddFriend />, { route: '/add-friend', session: adaSession, answers: { 'social.ListFriends': [], ...answers } });
const search = () => screen.getByRole('searchbox', { name: 'Search users' });

it('asks for nothing before the second character', async () => {
  const { user, calls } = open({ 'social.SearchUsers': [aFoundUser()] });
  expect(screen.getByText('Start typing to search for users')).toBeVisible();
  await user.type(search(), 'b ');
  expect(screen.getByText('Start typing to search for users')).toBeVisible();
  await user.type(search(), '{Backspace}ob');
  await screen.findByText('bob');
  // Debounced: one question for what stands there, none for the letters on the way.
  expect(calls('social.SearchUsers').map(({ request }) => request)).toEqual([{ q: 'bob' }]);
});

it('sends a friend request, which is pending from then on', async () => {
  let friendStatus = 'none';
  const { user, calls } = open({
    'social.SearchUsers': () => [aFoundUser({ friendStatus })],
    'social.SendFriendRequest': () => ({ friendStatus: (friendStatus = 'pending') }),
  });
  await user.type(search(), 'bo');
  await user.click(await screen.findByRole('button', { name: 'Add bob as a friend' }));
  expect(await screen.findByText('Pending')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Add bob/ })).not.toBeInTheDocument();
  expect(calls('social.SendFriendRequest').map(({ request }) => request)).toEqual([{ user_id: 'u2' }]);
});

it('offers nothing to do for a friend and for a pending request', async () => {
  const { user } = open({ 'social.SearchUsers': [aFoundUser({ friendStatus: 'friends' }), aFoundUser({ id: 'u3', username: 'bo', friendStatus: 'pending' })] });
  await user.type(search(), 'bo');
  expect(await screen.findByRole('button', { name: 'Friends' })).toBeDisabled();
  expect(screen.getByText('Pending')).toBeVisible();
});

it.each([
  ['the server\'s words', aRefusal(409, 'You are already friends', { code: 'ALREADY_FRIENDS' }), 'You are already friends'],
  ['that it failed, without an answer', noConnection(), 'Failed to send friend request'],
])('says of a request that failed: %s', async (_, answer, sentence) => {
  const { user } = open({ 'social.SearchUsers': [aFoundUser()], 'social.SendFriendRequest': answer });
  await user.type(search(), 'bob');
  await user.click(await screen.findByRole('button', { name: 'Add bob as a friend' }));
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Add bob as a friend' })).toBeEnabled();
});

it('says that a search failed, and searches again', async () => {
  const { user } = open({ 'social.SearchUsers': inTurn<'social.SearchUsers'>(aRefusal(500, 'No'), [aFoundUser()]) });
  await user.type(search(), 'bob');
  expect(await screen.findByText('Failed to search users')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('bob')).toBeVisible();
});

it('says that nobody was found, and that it is searching', async () => {
  const { user } = open({ 'social.SearchUsers': ({ q }) => (q === 'zoe' ? [] : neverAnswers()) });
  await user.type(search(), 'zoe');
  expect(await screen.findByText(/Nobody goes by/)).toHaveTextContent('zoe');
  await user.type(search(), 'y');
  expect(await screen.findByRole('status', { name: 'Searching...' })).toBeVisible();
});
