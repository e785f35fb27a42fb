import type { Response } from '@oddsmates/sdk';
import { emit } from '@oddsmates/sdk';
import { aRefusal, inTurn, neverAnswers, renderScreen, type Answers } from '@oddsmates/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import Home from '.';
import { ada, aFriend, aLeague, aMember, session } from '../../testing/fixtures';

type Bet = Response<'wallet.ListBets'>['bets'][number];
type Notice = Response<'social.ListNotifications'>[number];

const bet = (status: string): Bet => ({
  id: 'b1', league_id: 'l1', league_name: 'Night Owls', event_id: 'e1', event_name: 'Lakers at Bulls', sport: 'Basketball', selection: 'Lakers', amount: 25,
  odds: 1.91, status, placed_at: '2026-11-20T20:00:00.000Z',
});
const notice = (id: string, is_read: boolean): Notice => ({
  id, type: 'event_created', notification_type: 'event_created', message: 'New event', reference_id: '', is_read, requires_action: false, created_at: '2026-11-20T20:00:00.000Z',
});

const recorded: Answers = {
  'league.ListLeagues': [aLeague({ events: [] })],
  'social.ListFriends': [aFriend('u2', 'ben'), aFriend('u3', 'cy')],
  'social.ListNotifications': [notice('n1', false), notice('n2', true)],
  'wallet.GetBettingStats': { total_bets: 4, win_rate: 66.7, current_streak: 1, lifetime_winnings: 20, user_level: 1, date_joined: '2026-11-01T10:00:00.000Z' },
  'wallet.ListBets': { bets: [bet('won'), bet('open')] },
  'identity.GetProfile': { ...ada, profile_image_url: '', bio: '', money: 1000, points: 1219, date_joined: '2026-11-01T10:00:00.000Z' },
};
const open = (answers: Answers = {}) => renderScreen(<Home />, { route: '/home', session, answers: { ...recorded, ...answers } });
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).closest('div')?.querySelector('dd');

describe('home', () => {
  it('greets, counts and lists the leagues, with the friends beside them', async () => {
    const { user, location } = open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, ada!');
    expect(await screen.findByRole('link', { name: 'Night Owls' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Your Leagues' })).toHaveTextContent('2 members');
    expect(screen.getByRole('region', { name: 'Your Stats' })).toBeVisible();
    expect(screen.queryByText('How it works')).not.toBeInTheDocument();
    await waitFor(() => expect(figure('Active Leagues')).toHaveTextContent('1'));
    await waitFor(() => expect(figure('Friends')).toHaveTextContent('2'));
    await waitFor(() => expect(figure('Notifications')).toHaveTextContent('1'));
    expect(await screen.findByTestId('widget social/FriendsPanel')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create League' }));
    expect(location()).toBe('/create-league');
  });

  it('shows the real figures from the first settled bet on', async () => {
    open();
    await waitFor(() => expect(figure('Success Rate')).toHaveTextContent('66.7%'));
    expect(figure('Total Bets')).toHaveTextContent('4');
    expect(figure('Win Rate')).toHaveTextContent('66.7%');
    expect(figure('Current Points')).toHaveTextContent('1219');
  });

  it('shows the fixed displays while no bet is settled', async () => {
    open({ 'wallet.ListBets': { bets: [bet('open')] } });
    await waitFor(() => expect(figure('Success Rate')).toHaveTextContent('87%'));
    expect(figure('Total Bets')).toHaveTextContent(/^0$/);
    expect(figure('Win Rate')).toHaveTextContent('0%');
    expect(figure('Current Points')).toHaveTextContent('1500');
  });

  it('says that leagues are loading', async () => {
    open({ 'league.ListLeagues': neverAnswers() });
    expect(screen.getByText('Loading leagues...')).toBeInTheDocument();
    await waitFor(() => expect(figure('Friends')).toHaveTextContent('2'));
  });

  it('offers the first step to who has no league', async () => {
    const { user, location } = open({ 'league.ListLeagues': [] });
    expect(await screen.findByText('No leagues yet. Create one!')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'How it works' })).getAllByRole('listitem')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Start your first league' }));
    expect(location()).toBe('/create-league');
  });

  it('says when leagues do not load, and loads them on Retry', async () => {
    const { user } = open({ 'league.ListLeagues': inTurn(aRefusal(500, 'Something went wrong. Please try again.'), [aLeague()]) });
    expect(await screen.findByText('Failed to load data')).toBeVisible();
    expect(screen.getByText('Failed to fetch leagues')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Night Owls' })).toBeVisible();
  });

  it('has a dash in place of a figure that could not be had', async () => {
    const failed = aRefusal(503, 'Please try again in a moment.');
    open({ 'league.ListLeagues': failed, 'social.ListFriends': failed, 'social.ListNotifications': failed });
    for (const label of ['Active Leagues', 'Friends', 'Notifications']) await waitFor(() => expect(figure(label)).toHaveTextContent('–not available'));
  });

  it('shows a new league as soon as another screen tells of it', async () => {
    open({ 'league.ListLeagues': inTurn([], [aLeague()]) });
    expect(await screen.findByText('No leagues yet. Create one!')).toBeVisible();
    emit('leaguesUpdated');
    expect(await screen.findByRole('link', { name: 'Night Owls' })).toBeVisible();
  });
});

describe('a league card', () => {
  const card = async () => within(await screen.findByRole('article'));

  it('leads to the league by its name, its button and the card itself', async () => {
    const page = open();
    await page.user.click((await card()).getByRole('button', { name: 'View Night Owls' }));
    expect(page.location()).toBe('/league/l1');
    page.unmount();
    const again = open();
    await again.user.click((await card()).getByText('Late games, early regrets.'));
    expect(again.location()).toBe('/league/l1');
  });

  it('cuts the description at 100 characters, shows three faces and says who is captain', async () => {
    const members = ['u1', 'u2', 'u3', 'u4', 'u5'].map((id) => aMember(id, id));
    open({ 'league.ListLeagues': [aLeague({ description: 'x'.repeat(101), members, sports: ['Soccer'] })] });
    expect((await card()).getByText(`${'x'.repeat(100)}...`)).toBeVisible();
    expect((await card()).getByText('5 members')).toBeVisible();
    expect((await card()).getByText('+2')).toBeVisible();
    expect((await card()).getByText('Soccer')).toBeVisible();
    expect((await card()).getByText('Captain')).toBeVisible();
  });

  it('has no captain chip for a member', async () => {
    open({ 'league.ListLeagues': [aLeague({ captain: { id: 'u2', username: 'ben' }, members: [aMember('u1', 'ada')] })] });
    expect((await card()).getByText('1 member')).toBeVisible();
    expect((await card()).queryByText('Captain')).not.toBeInTheDocument();
  });
});
