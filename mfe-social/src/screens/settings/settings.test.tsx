import { session } from '@oddsmates/sdk';
import { aRefusal, inTurn, renderScreen, type Answers } from '@oddsmates/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { adaSession, allOn } from '../../testing/people';
import { adaProfile } from '../../testing/record';
import { Account } from './account';
import { DisplaySettings } from './display-settings';
import { NotificationChoices } from './notification-choices';
import { PasswordForm } from './password-form';
import { Sessions } from './sessions';

const open = (part: ReactElement, answers: Answers = {}) => renderScreen(part, {
  route: '/settings', session: adaSession, answers,
  // What covers what is for a browser to say; asking jsdom about it at every press takes seconds.
  userOptions: { pointerEventsCheck: 0 },
});

/** Fills in the password form and sends it. */
async function change(user: ReturnType<typeof open>['user'], current: string, next: string, again = next) {
  for (const [label, text] of [['Current password', current], ['New password', next], ['New password again', again]] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  }
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
}

it('goes on with the new token after a change of the password', async () => {
  const { user, calls } = open(<PasswordForm />, { 'identity.ChangePassword': { token: 't2' } });
  await change(user, 'old secret', 'new secret');
  expect(await screen.findByText('Password changed. Your other sessions were signed out.')).toBeVisible();
  expect(session.get()).toEqual({ token: 't2', user: adaSession.user });
  expect(calls('identity.ChangePassword').map(({ request }) => request)).toEqual([{ current_password: 'old secret', new_password: 'new secret' }]);
  expect(screen.getByLabelText('New password')).toHaveValue('');
});

it('sends nothing for a password that is too short or not the same twice', async () => {
  const { user, calls } = open(<PasswordForm />);
  await change(user, '', 'short', 'other');
  expect(await screen.findByText('A password has 8 to 128 characters.')).toBeVisible();
  expect(screen.getByText('The passwords are not the same')).toBeVisible();
  expect(calls()).toEqual([]);
});

it('says next to the input that the current password is not right', async () => {
  const sentence = 'The current password is not right.';
  const { user } = open(<PasswordForm />, { 'identity.ChangePassword': aRefusal(400, sentence, { fields: { current_password: sentence } }) });
  await change(user, 'wrong', 'new secret');
  await waitFor(() => expect(screen.getByText(sentence)).toBeVisible());
  expect(session.get()?.token).toBe('t');
});

it('keeps the odds format and reduced motion in this browser', async () => {
  const { user } = open(<DisplaySettings />);
  await user.click(within(screen.getByRole('radiogroup', { name: /^Odds format/ })).getByText('American'));
  expect(screen.getByRole('radio', { name: 'American -110' })).toBeChecked();
  await user.click(screen.getByRole('switch', { name: /^Reduced motion/ }));
  expect(localStorage.getItem('oddsFormat')).toBe('american');
  expect(localStorage.getItem('reducedMotion')).toBe('true');
  expect(document.documentElement).toHaveAttribute('data-reduced-motion');
  await user.click(screen.getByRole('switch', { name: /^Reduced motion/ }));
  expect(document.documentElement).not.toHaveAttribute('data-reduced-motion');
});

it('signs out everywhere after a question', async () => {
  const { user } = open(<Sessions />, { 'identity.SignOutEverywhere': { ended: 2 } });
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(session.get()).toBeUndefined());
});

const choice = (name: string) => screen.findByLabelText(name);

it('shows what the bell tells of, and keeps what is switched off', async () => {
  let settings = { ...allOn, bet_void: false };
  const { user, calls } = open(<NotificationChoices />, {
    'social.GetNotificationSettings': () => settings,
    'social.UpdateNotificationSettings': (change) => (settings = { ...settings, ...change }),
  });
  expect(await choice('Your bet was void and your stake is back')).not.toBeChecked();
  expect(await choice('You lost a bet')).toBeChecked();
  await user.click(await choice('You lost a bet'));
  expect(await choice('You lost a bet')).not.toBeChecked();
  expect(calls('social.UpdateNotificationSettings').map(({ request }) => request)).toEqual([{ bet_lost: false }]);
  expect(await choice('You won a bet')).toBeChecked();
  expect(screen.getAllByRole('switch')).toHaveLength(Object.keys(allOn).length);
});

it('holds the second of two presses in a row', async () => {
  let settings = allOn;
  const { user, calls } = open(<NotificationChoices />, {
    'social.GetNotificationSettings': () => settings,
    'social.UpdateNotificationSettings': (change) => (settings = { ...settings, ...change }),
  });
  await user.click(await choice('You won a bet'));
  await user.click(await choice('You won a bet'));
  await waitFor(() => expect(calls('social.UpdateNotificationSettings').map(({ request }) => request)).toEqual([{ bet_won: false }, { bet_won: true }]));
  await waitFor(async () => expect(await choice('You won a bet')).toBeChecked());
});

it('switches back when a choice could not be kept, and says so', async () => {
  const { user } = open(<NotificationChoices />, { 'social.GetNotificationSettings': allOn, 'social.UpdateNotificationSettings': aRefusal(503, 'No') });
  await user.click(await choice('You won a bet'));
  expect(await screen.findByText('Failed to save your choice')).toBeVisible();
  expect(await choice('You won a bet')).toBeChecked();
});

it('says that the choices could not be loaded, and loads them again', async () => {
  const { user } = open(<NotificationChoices />, { 'social.GetNotificationSettings': inTurn<'social.GetNotificationSettings'>(aRefusal(503, 'No'), allOn) });
  expect(await screen.findByText('Failed to load your notification choices')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await choice('You won a bet')).toBeChecked();
});

it('shows whose account it is and leads to the profile', async () => {
  const { user, location } = open(<Account />, { 'identity.GetProfile': { ...adaProfile, email: 'ada@example.com' } });
  expect(await screen.findByText('ada@example.com')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit your profile' }));
  expect(location()).toBe('/profile');
});

it('signs out of this browser without a question', async () => {
  const { user, calls } = open(<Account />, { 'identity.GetProfile': adaProfile });
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(session.get()).toBeUndefined();
  expect(calls('identity.SignOutEverywhere')).toEqual([]);
});
