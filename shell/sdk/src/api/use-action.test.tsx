import { screen, waitFor } from '@testing-library/react';
import { anAnswer, inTurn, neverAnswers, noConnection, renderScreen } from '../testing';
import { useAction } from './use-action';
import { useCall } from './use-call';

function Friends() {
  const friends = useCall('social.ListFriends', {});
  const send = useAction('social.SendFriendRequest', { emits: ['friendsUpdated'] });
  return (
    <>
      <p>{friends.isPending ? 'Loading' : `${friends.data?.length ?? 0} friends`}</p>
      <button onClick={() => send.mutate({ request: { user_id: 'u2' } })}>Send</button>
      {send.isError && <p>{send.error.message}</p>}
    </>
  );
}

const friend = { id: 'u2', username: 'bob', points: 1200, profile_image_url: '' };

it('refreshes what an action changed, by its app event', async () => {
  const { user, calls } = renderScreen(<Friends />, {
    answers: { 'social.ListFriends': inTurn([], [friend]), 'social.SendFriendRequest': anAnswer({ friendStatus: 'pending' }, 201) },
  });
  expect(await screen.findByText('0 friends')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('1 friends')).toBeVisible();
  expect(calls('social.ListFriends')).toHaveLength(2);
});

it('repeats a request whose answer was lost under the same key, and the next one under another', async () => {
  const { user, calls } = renderScreen(<Friends />, {
    answers: { 'social.ListFriends': [], 'social.SendFriendRequest': inTurn(noConnection(), anAnswer({ friendStatus: 'pending' })) },
  });
  const send = screen.getByRole('button', { name: 'Send' });
  await user.click(send);
  expect(await screen.findByText('Failed to connect to server')).toBeVisible();
  await user.click(send);
  await waitFor(() => expect(screen.queryByText('Failed to connect to server')).not.toBeInTheDocument());
  await user.click(send);
  await waitFor(() => expect(calls('social.SendFriendRequest')).toHaveLength(3));
  const [first, second, third] = calls('social.SendFriendRequest').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('shows what is loading meanwhile', () => {
  renderScreen(<Friends />, { answers: { 'social.ListFriends': neverAnswers() } });
  expect(screen.getByText('Loading')).toBeVisible();
});
