import { profileImage, useUser } from '@oddsmates/sdk';
import { UserAvatar } from '@oddsmates/sdk/components';
import { aRefusal, renderScreen, type Answers } from '@oddsmates/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { adaSession } from '../../testing/people';
import { adaProfile } from '../../testing/record';
import { useProfilePicture } from './use-picture';

/** A page with one's avatar and a picture that has just been cut. */
function Page() {
  const take = useProfilePicture();
  return (
    <>
      <UserAvatar user={useUser()} decorative={false} />
      <button onClick={() => void take(new Blob(['cut'], { type: 'image/png' }))}>Take</button>
    </>
  );
}

const CUT = `data:image/png;base64,${btoa('cut')}`;
const open = (answers: Answers) => renderScreen(<Page />, { session: adaSession, answers });
const avatar = () => screen.getByRole('img', { name: 'ada' });
afterEach(() => jest.restoreAllMocks());

it('shows a new picture at once and sends it as multipart', async () => {
  const { user, calls } = open({ 'identity.UpdateProfile': { ...adaProfile, profile_image_url: '/media/ada.png' } });
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(avatar()).toHaveAttribute('src', CUT));
  expect(await screen.findByText('Profile image updated successfully')).toBeVisible();
  await waitFor(() => expect(calls('identity.UpdateProfile')).toHaveLength(1));
  expect(calls('identity.UpdateProfile')[0]?.file).toMatchObject({ name: 'avatar.png', type: 'image/png' });
});

it('keeps the picture, and says nothing, when sending it fails', async () => {
  const { user, calls } = open({ 'identity.UpdateProfile': aRefusal(500, 'Server error') });
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(calls('identity.UpdateProfile')).toHaveLength(1));
  await screen.findByText('Profile image updated successfully');
  expect(avatar()).toHaveAttribute('src', CUT);
  expect(screen.queryByText(/Server error|Failed/)).not.toBeInTheDocument();
});

it('says that it failed where the browser has no room and the server does not take it', async () => {
  jest.spyOn(profileImage, 'set').mockReturnValue(false);
  const { user } = open({ 'identity.UpdateProfile': aRefusal(500, 'Server error') });
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Failed to process image')).toBeVisible();
  expect(screen.queryByText('Profile image updated successfully')).not.toBeInTheDocument();
});
