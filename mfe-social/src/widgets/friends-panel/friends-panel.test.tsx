import { aRefusal, inTurn, neverAnswers, renderScreen, type Answers } from '@oddsmates/sdk/testing';
import { screen, within } from '@testing-library/react';
import { adaSession, aFriend } from '../../testing/people';
import FriendsPanel from '.';

const open = (friends: Answers['social.ListFriends']) => renderScreen(<FriendsPanel />, { session: adaSession, answers: { 'social.ListFriends': friends } });

it('shows each friend with points and the Online chip', async () => {
  open([aFriend({ points: 12_345 }), aFriend({ id: 'u3', username: 'cleo', points: undefined })]);
  const [bob, cleo] = await screen.findAllByRole('listitem');
  expect(bob).toHaveTextContent(/bob.*12,345 pts.*Online/);
  expect(cleo).toHaveTextContent(/cleo.*1,200 pts.*Online/);
});

it('says what to do without friends, and leads there', async () => {
  const { user, location } = open([]);
  expect(await screen.findByText('No friends yet. Add some!')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Friend' }));
  expect(location()).toBe('/add-friend');
});

it('fails in its own place and is tried again there', async () => {
  const { user } = open(inTurn<'social.ListFriends'>(aRefusal(503, 'Not now'), [aFriend()]));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load friends list');
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('bob')).toBeVisible();
});

it('keeps its heading and button while it loads', () => {
  open(neverAnswers());
  expect(screen.getByRole('heading', { name: 'Friends' })).toBeVisible();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});
