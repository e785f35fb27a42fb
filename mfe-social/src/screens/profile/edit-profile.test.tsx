import { session } from '@oddsmates/sdk';
import { aRefusal, renderScreen, type Answers } from '@oddsmates/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { adaSession } from '../../testing/people';
import { adaProfile } from '../../testing/record';
import { EditProfile } from './edit-profile';

const onClose = jest.fn();
beforeEach(() => onClose.mockClear());
const open = (answers: Answers) => renderScreen(<EditProfile profile={adaProfile} open onClose={onClose} />, { session: adaSession, answers });
const save = () => screen.getByRole('button', { name: 'Save' });

it('changes name and bio', async () => {
  const { user, calls } = open({ 'identity.UpdateProfile': { ...adaProfile, username: 'ada l', bio: '' } });
  const name = await screen.findByLabelText('Username');
  await user.clear(name);
  await user.paste(' ada l');
  await user.clear(screen.getByLabelText('Bio'));
  await user.click(save());
  expect(await screen.findByText('Profile updated successfully')).toBeVisible();
  expect(calls('identity.UpdateProfile').map(({ request }) => request)).toEqual([{ username: 'ada l', bio: '' }]);
  expect(session.get()?.user?.username).toBe('ada l');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('asks for a username', async () => {
  const { user, calls } = open({});
  await user.clear(await screen.findByLabelText('Username'));
  await user.click(save());
  expect(await screen.findByText('Username is required')).toBeVisible();
  expect(calls()).toEqual([]);
});

it('says why a change was refused and keeps what was typed', async () => {
  const { user } = open({ 'identity.UpdateProfile': aRefusal(409, 'This username is taken.', { fields: { username: 'Somebody has it.' } }) });
  const name = await screen.findByLabelText('Username');
  await user.clear(name);
  await user.paste('bob');
  await user.click(save());
  expect(await screen.findByText('Failed to update profile')).toBeVisible();
  await waitFor(() => expect(screen.getByText('Somebody has it.')).toBeVisible());
  expect(name).toHaveValue('bob');
  expect(onClose).not.toHaveBeenCalled();
});
