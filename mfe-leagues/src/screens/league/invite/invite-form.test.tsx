import { aRefusal, anAnswer, inTurn, neverAnswers, renderScreen, type Answers } from '@oddsmates/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { aFriend, aLeague, session } from '../../../testing/fixtures';
import { InviteForm } from './invite-form';

const friends = [aFriend('u2', 'ben'), aFriend('u3', 'cy'), aFriend('u4', 'Dee')];

function open(answers: Answers = {}) {
  const onClose = jest.fn();
  const page = renderScreen(<InviteForm league={aLeague()} onClose={onClose} />, {
    route: '/league/l1', session, answers: { 'social.ListFriends': friends, ...answers },
  });
  return { ...page, onClose };
}
const tick = (name: string) => screen.findByRole('checkbox', { name: new RegExp(name) });
const send = () => screen.getByRole('button', { name: 'Invite Selected' });

it('invites each chosen friend with a call of their own', async () => {
  const { user, calls, onClose } = open({ 'league.InviteUser': anAnswer({ id: 'i1' }, 201) });
  await user.click(await tick('cy'));
  await user.click(await tick('Dee'));
  await user.click(send());
  expect((await screen.findAllByText('Invites sent successfully!'))[0]).toBeInTheDocument();
  expect(calls('league.InviteUser').map(({ request }) => request)).toEqual([{ league_id: 'l1', user_id: 'u3' }, { league_id: 'l1', user_id: 'u4' }]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('sends nothing while nobody is chosen, and offers no member again', async () => {
  const { user } = open();
  expect(await tick('ben')).toBeDisabled();
  expect(send()).toBeDisabled();
  await user.click(await tick('cy'));
  expect(send()).toBeEnabled();
  await user.click(await tick('cy'));
  expect(send()).toBeDisabled();
});

it('tells per friend what failed, and tries only those again', async () => {
  const { user, calls, onClose } = open({ 'league.InviteUser': inTurn(anAnswer({ id: 'i1' }, 201), aRefusal(409, 'This user has already been invited')) });
  await user.click(await tick('cy'));
  await user.click(await tick('Dee'));
  await user.click(send());
  expect(await screen.findByText('Failed to send invites. Please try again.')).toBeVisible();
  expect(screen.getByText('This user has already been invited')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  expect(await tick('cy')).toBeDisabled();
  await user.click(send());
  await waitFor(() => expect(calls('league.InviteUser')).toHaveLength(3));
  expect(calls('league.InviteUser')[2]?.request).toEqual({ league_id: 'l1', user_id: 'u4' });
  await waitFor(() => expect(send()).toBeEnabled());
});

it('shows that it is at work', async () => {
  const { user } = open({ 'league.InviteUser': neverAnswers() });
  await user.click(await tick('cy'));
  await user.click(send());
  expect(await screen.findByRole('button', { name: 'Inviting...' })).toBeDisabled();
});

it('filters friends by name, whatever the case', async () => {
  const { user } = open();
  await tick('ben');
  await user.type(screen.getByPlaceholderText('Search friends...'), 'dE');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(await tick('Dee')).toBeEnabled();
  await user.type(screen.getByPlaceholderText('Search friends...'), 'x');
  expect(await screen.findByText('No friends match your search.')).toBeVisible();
});

it('leads who has no friends to where friends are found', async () => {
  const { user, location } = open({ 'social.ListFriends': [] });
  expect(await screen.findByText("You don't have any friends yet.")).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Friends' }));
  expect(location()).toBe('/add-friend');
});

it('says when friends do not load', async () => {
  const { user } = open({ 'social.ListFriends': inTurn(aRefusal(500, 'Something went wrong. Please try again.'), friends) });
  expect(await screen.findByText('Failed to load friends list')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await tick('cy')).toBeEnabled();
});
