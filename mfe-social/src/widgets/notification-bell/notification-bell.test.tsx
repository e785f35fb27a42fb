import { on } from '@oddsmates/sdk';
import { aRefusal, inTurn, neverAnswers, renderScreen, type Answers } from '@oddsmates/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adaSession, anInvite, aNotification, aRequest } from '../../testing/people';
import NotificationBell from '.';

const none: Answers = { 'social.ListFriendRequests': { requests: [] }, 'social.ListNotifications': [], 'social.ListFriends': [] };
const open = (answers: Answers = {}) => renderScreen(<NotificationBell />, { route: '/league/l1', path: '*', session: adaSession, answers: { ...none, ...answers } });
const bell = (name: string | RegExp = /^Notifications/) => screen.findByRole('button', { name });
const entry = async (text: RegExp) => (await screen.findByText(text)).closest('li') as HTMLElement;

it('counts pending friend requests and unread notifications', async () => {
  open({ 'social.ListFriendRequests': { requests: [aRequest()] }, 'social.ListNotifications': [anInvite(), aNotification({ is_read: true }), aNotification({ id: 'n9' })] });
  expect(await bell('Notifications, 3 new')).toBeVisible();
});

it('says of more than 99 what the badge shows of them, so that who speaks to the page calls it by what they see', async () => {
  open({ 'social.ListNotifications': Array.from({ length: 120 }, (_, at) => aNotification({ id: `n${at}` })) });
  expect(await bell('Notifications, 99+ new')).toHaveTextContent('99+');
});

it('marks all read with one call when it is opened; the requests still count', async () => {
  let is_read = false;
  const { user, calls } = open({
    'social.ListFriendRequests': { requests: [aRequest()] },
    'social.ListNotifications': () => [aNotification({ is_read }), aNotification({ id: 'n9', is_read })],
    'social.MarkNotificationsRead': () => { is_read = true; return { marked: 2 }; },
  });
  await user.click(await bell('Notifications, 3 new'));
  expect(await bell('Notifications, 1 new')).toBeVisible();
  expect(calls('social.MarkNotificationsRead')).toHaveLength(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await bell()).toHaveFocus();
  await user.click(await bell());
  expect(calls('social.MarkNotificationsRead')).toHaveLength(1);
});

it('says that there is nothing new, and asks for nothing to be marked', async () => {
  const { user, calls } = open();
  await user.click(await bell('Notifications'));
  // The popup is placed before it shows.
  await waitFor(() => expect(screen.getByText('No new notifications')).toBeVisible());
  expect(screen.queryByText('Friend Requests')).not.toBeInTheDocument();
  expect(calls('social.MarkNotificationsRead')).toEqual([]);
});

it.each(['Accept', 'Reject'])('%s answers a friend request, which leaves the list, and friends are read again', async (label) => {
  const told = jest.fn();
  const undo = on('friendsUpdated', told);
  let requests = [aRequest()];
  const { user, calls } = open({
    'social.ListFriendRequests': () => ({ requests }),
    'social.HandleFriendRequest': ({ action }) => { requests = []; return { action }; },
  });
  await user.click(await bell());
  await user.click(within(await entry(/wants to be friends/)).getByRole('button', { name: `${label} bob` }));
  await waitFor(() => expect(screen.queryByText(/wants to be friends/)).not.toBeInTheDocument());
  expect(calls('social.HandleFriendRequest').map(({ request }) => request)).toEqual([{ id: 'r1', action: label.toLowerCase() }]);
  expect(told).toHaveBeenCalledTimes(1);
  undo();
});

it('keeps the focus in the popup when the entry that had it is answered, so that Escape still closes it', async () => {
  let requests = [aRequest()];
  const { user } = open({
    'social.ListFriendRequests': () => ({ requests }),
    'social.HandleFriendRequest': ({ action }) => { requests = []; return { action }; },
  });
  await user.click(await bell());
  await user.click(within(await entry(/wants to be friends/)).getByRole('button', { name: 'Accept bob' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('accepts a league invite, which leaves the list, refreshes the leagues and goes home', async () => {
  const told = jest.fn();
  const undo = on('leaguesUpdated', told);
  let list = [anInvite({ is_read: true })];
  const { user, calls, location } = open({
    'social.ListNotifications': () => list,
    'league.HandleInvite': ({ action }) => { list = []; return { action, league_id: 'l1' }; },
  });
  await user.click(await bell());
  const invite = await entry(/invited you to Night Owls/);
  expect(invite).toHaveClass('note-invite');
  await user.click(within(invite).getByRole('button', { name: /^Accept/ }));
  await waitFor(() => expect(location()).toBe('/home'));
  expect(calls('league.HandleInvite').map(({ request }) => request)).toEqual([{ id: 'i1', action: 'accept' }]);
  expect(told).toHaveBeenCalledTimes(1);
  undo();
});

it('declines a league invite and stays where it is', async () => {
  let list = [anInvite({ is_read: true })];
  const { user, calls, location } = open({
    'social.ListNotifications': () => list,
    'league.HandleInvite': ({ action }) => { list = []; return { action, league_id: 'l1' }; },
  });
  await user.click(await bell());
  await user.click(within(await entry(/invited you/)).getByRole('button', { name: /^Decline/ }));
  expect(await screen.findByText('No new notifications')).toBeInTheDocument();
  expect(location()).toBe('/league/l1');
  expect(calls('league.HandleInvite')[0]?.request).toMatchObject({ action: 'decline' });
});

it('shows everything else with its date, and an answered invite without buttons', async () => {
  const { user } = open({ 'social.ListNotifications': [aNotification({ is_read: true }), anInvite({ is_read: true, requires_action: false })] });
  await user.click(await bell());
  expect(await entry(/Bob created/)).toHaveTextContent(/Nov 2\d, \d{1,2}:05/);
  expect(within(await entry(/invited you/)).queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['Failed to handle invite', { 'social.ListNotifications': [anInvite({ is_read: true })], 'league.HandleInvite': aRefusal(404, 'Invite not found') }],
  ['Failed to handle friend request', { 'social.ListFriendRequests': { requests: [aRequest()] }, 'social.HandleFriendRequest': aRefusal(500, 'No') }],
] as [string, Answers][])('%s is said, and the entry stays', async (sentence, answers) => {
  const { user } = open(answers);
  await user.click(await bell());
  await user.click(await screen.findByRole('button', { name: /^Accept/ }));
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: /^Accept/ })).toBeVisible();
});

it('says when the notifications could not be marked as read, and still counts them', async () => {
  const { user } = open({ 'social.ListNotifications': [aNotification()], 'social.MarkNotificationsRead': aRefusal(500, 'No') });
  await user.click(await bell('Notifications, 1 new'));
  expect(await screen.findByText('Failed to mark notifications as read')).toBeVisible();
  expect(await bell('Notifications, 1 new')).toBeVisible();
});

it('says what failed in its place, and reads it again there', async () => {
  const { user } = open({
    'social.ListFriendRequests': aRefusal(500, 'No'),
    'social.ListNotifications': inTurn<'social.ListNotifications'>(aRefusal(500, 'No'), aRefusal(500, 'No'), [aNotification({ is_read: true })]),
  });
  await user.click(await bell());
  expect(await screen.findByText('Failed to get friend requests')).toBeInTheDocument();
  const failed = (await screen.findByText('Failed to fetch notifications')).closest('[role=alert]') as HTMLElement;
  await user.click(within(failed).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/Bob created/)).toBeInTheDocument();
});

it('has no badge while it loads', () => {
  open({ 'social.ListFriendRequests': neverAnswers(), 'social.ListNotifications': neverAnswers() });
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
});
