import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../api/api-error';
import { profileImage } from '../session/profile-image';
import { renderScreen } from '../testing';
import { ErrorCard } from './error-card';
import { ImageCropDialog } from './image-crop-dialog';
import { LeagueImage } from './league-image';
import { MoneyText } from './money-text';
import { PageHeader } from './page-header';
import { RequireCaptain } from './require-captain';
import { UserAvatar } from './user-avatar';

const session = { token: 't', user: { id: 'u1', username: 'ada' } };

it('leads back from a page header', async () => {
  const { user, location } = renderScreen(<PageHeader title="Create League" backTo="/home" />, { route: '/create-league' });
  expect(screen.getByRole('heading', { level: 1, name: 'Create League' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Back/ }));
  expect(location()).toBe('/home');
});

it('shows the captain the screen and anybody else the way back', async () => {
  const screenFor = (captain: string) => (
    <RequireCaptain league={{ id: 'l1', captain: { id: captain, username: 'ben' } }} sentence="Only league captains can create events">The form</RequireCaptain>
  );
  const captain = renderScreen(screenFor('u1'), { session });
  expect(screen.getByText('The form')).toBeVisible();
  captain.unmount();
  const { user, location } = renderScreen(screenFor('u2'), { session });
  expect(screen.queryByText('The form')).not.toBeInTheDocument();
  expect(within(screen.getByRole('alert')).getByRole('heading', { level: 1, name: 'Only league captains can create events' })).toBeVisible();
  expect(screen.getByText('In this league that is ben. Bets, circuits and the chat are open to you.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to League' }));
  expect(location()).toBe('/league/l1');
});

it("shows the spec's sentence, or the server's where it is asked for", () => {
  const error = new ApiError({ status: 404, code: 'NOT_FOUND', message: 'League not found', requestId: 'r-7' });
  const { rerender } = renderScreen(<ErrorCard fallback="Failed to load league data" error={error} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load league dataRequest r-7');
  rerender(<ErrorCard fallback="Failed to load data" detail="Failed to fetch leagues" error={error} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load dataFailed to fetch leaguesRequest r-7');
  rerender(<ErrorCard fallback="Failed to load league data" error={error} preferServer />);
  expect(screen.getByRole('alert')).toHaveTextContent('League not found');
});

it('says what can be done about a failure that may pass, unless its sentence does', () => {
  const failing = (status: number, sentence: string) => {
    const { unmount } = renderScreen(<ErrorCard fallback={sentence} error={new ApiError({ status, code: 'UNAVAILABLE', message: '' })} onRetry={() => undefined} />);
    const { textContent } = screen.getByRole('alert');
    unmount();
    return textContent;
  };
  expect(failing(503, 'Failed to load data')).toBe('Failed to load dataThis part of Oddsmates does not answer right now. Try again in a moment.Retry');
  expect(failing(0, 'Failed to load data')).toBe('Failed to load dataThere is no connection. Check yours, then try again.Retry');
  expect(failing(503, 'Failed to load sports. Please try again.')).toBe('Failed to load sports. Please try again.Retry');
  expect(failing(404, 'Event not found in this league')).toBe('Event not found in this leagueRetry');
});

it("prefers embedded data and the session's picture to the server's, and these to initials", () => {
  const user = { id: 'u1', username: 'ada lovelace', profile_image_url: '/media/ada.png' };
  const { container, rerender } = renderScreen(<UserAvatar user={user} decorative={false} />);
  const picture = () => container.querySelector('img');
  expect(picture()).toHaveAttribute('src', '/media/ada.png');
  profileImage.set('u1', 'data:image/png;base64,AAAA');
  rerender(<UserAvatar user={{ ...user }} decorative={false} />);
  expect(picture()).toHaveAttribute('src', 'data:image/png;base64,AAAA');
  for (const _ of ['session', 'server']) fireEvent.error(picture() ?? container);
  expect(screen.getByRole('img', { name: 'ada lovelace' })).toHaveTextContent('AL');
});

it('falls back to the bundled league picture', () => {
  const { container } = renderScreen(<LeagueImage league={{ name: 'Owls', image: '/media/gone.png' }} />);
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/media/gone.png');
  fireEvent.error(picture ?? container);
  expect(container.querySelector('img')).toHaveAttribute('src', 'asset');
});

it('counts to a changed amount and tells screen readers the end at once', async () => {
  const { container, rerender } = renderScreen(<MoneyText value={1000} />);
  rerender(<MoneyText value={990} />);
  expect(container).toHaveTextContent('$1,000.00$990.00');
  await waitFor(() => expect(container).toHaveTextContent('$990.00$990.00'));
});

it('cannot apply a crop before there is an area', async () => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  const onCropped = jest.fn();
  const onCancel = jest.fn();
  const { user } = renderScreen(<ImageCropDialog file={new File(['x'], 'x.png')} onCancel={onCancel} onCropped={onCropped} />);
  const dialog = await screen.findByRole('dialog', { name: 'Crop Image' });
  await waitFor(() => expect(dialog).toBeVisible());
  await screen.findByTestId('container');
  expect(screen.getByRole('button', { name: 'Apply Crop' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onCropped).not.toHaveBeenCalled();
});
