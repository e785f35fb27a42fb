import { act, screen } from '@testing-library/react';
import { renderScreen } from '../testing';
import { notices } from './notices';

it('shows a notice for 6 seconds and reads it out', async () => {
  jest.useFakeTimers();
  renderScreen(<p>Screen</p>);
  act(() => notices.success('Invites sent successfully!'));
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
