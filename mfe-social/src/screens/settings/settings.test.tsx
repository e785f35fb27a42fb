import { session } from '@oddsmates/sdk';
import { aRefusal, renderScreen, type Answers } from '@oddsmates/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { adaSession } from '../../testing/people';
import { DisplaySettings } from './display-settings';
import { PasswordForm } from './password-form';
import { Sessions } from './sessions';

const open = (part: ReactElement, answers: Answers = {}) => renderScreen(part, { route: '/settings', session: adaSession, answers });

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
  await user.click(screen.getByText('American'));
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
