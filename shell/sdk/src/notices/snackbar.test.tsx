import { act, screen, waitFor } from '@testing-library/react';
import { session } from '../session/session';
import { renderScreen } from '../testing';
import { notices } from './notices';

it('shows a notice for 6 seconds and reads it out', async () => {
  jest.useFakeTimers();
  renderScreen(<p>Screen</p>);
  act(() => notices.success('Invites sent successfully!'));
  await waitFor(() => expect(document.querySelector('.ant-message-notice')).not.toBeNull());
  await act(async () => jest.advanceTimersByTimeAsync(5_500));
  expect(screen.getByRole('status')).toHaveTextContent('Invites sent successfully!');
  expect(document.querySelector('.ant-message-notice')).toHaveTextContent('Invites sent successfully!');
  await act(async () => jest.advanceTimersByTimeAsync(2_000));
  expect(document.querySelector('.ant-message-notice')).toBeNull();
  jest.useRealTimers();
});

it('keeps what is said before the bar is there', async () => {
  notices.error('Failed to load data');
  renderScreen(<p>Screen</p>);
  expect(await screen.findByRole('status')).toHaveTextContent('Failed to load data');
});

it('keeps showing what was said as the session ended', async () => {
  const { user } = renderScreen(<button onClick={() => session.signOut()}>Leave</button>, { session: { token: 't', user: { id: 'u1', username: 'ada' } } });
  act(() => notices.info('Please login again'));
  await waitFor(() => expect(document.querySelector('.ant-message-notice')).not.toBeNull());
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(session.get()).toBeUndefined();
  expect(document.querySelector('.ant-message-notice')).toHaveTextContent('Please login again');
});
