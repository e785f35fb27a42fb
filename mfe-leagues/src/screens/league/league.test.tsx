import { emit } from '@oddsmates/sdk';
import { aRefusal, inTurn, neverAnswers, renderScreen, type Answers } from '@oddsmates/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import LeagueDetail from '.';
import { aLeague, aMember, session } from '../../testing/fixtures';

const open = (answers: Answers = {}, route = '/league/l1') =>
  renderScreen(<LeagueDetail />, { path: '/league/:id', route, session, answers: { 'league.GetLeague': aLeague(), ...answers } });
const ofBen = { captain: { id: 'u2', username: 'ben' } };

describe('a league', () => {
  it('shows name, description and balance, and leads back home', async () => {
    const { user, location } = open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Night Owls');
    expect(screen.getByText('Late games, early regrets.')).toBeVisible();
    expect(screen.getAllByText('$1,022.75')[0]).toBeInTheDocument();
    expect(document.title).toBe('Night Owls · Oddsmates');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(location()).toBe('/home');
  });

  it('counts the balance anew when a bet was placed or settled', async () => {
    open({ 'league.GetLeague': inTurn(aLeague(), aLeague({ balance: 997.5 })) });
    await screen.findByRole('heading', { level: 1 });
    emit('leagueBalanceUpdated');
    expect(await screen.findByText('$997.50', { selector: '.om-visually-hidden' })).toBeInTheDocument();
  });

  it('learns every five seconds what has changed', async () => {
    jest.useFakeTimers();
    try {
      const { calls } = open({ 'league.GetLeague': inTurn(aLeague(), aLeague({ name: 'Early Birds' })) });
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Night Owls');
      await act(() => jest.advanceTimersByTimeAsync(4_500));
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Early Birds');
      expect(calls('league.GetLeague')).toHaveLength(2);
    } finally {
      jest.useRealTimers();
    }
  });

  it('keeps its place while it loads', () => {
    open({ 'league.GetLeague': neverAnswers() });
    expect(screen.getByRole('status', { name: 'Loading the league' })).toBeVisible();
  });

  it('says when it does not load, and loads on Retry', async () => {
    const { user } = open({ 'league.GetLeague': inTurn(aRefusal(500, 'Something went wrong. Please try again.'), aLeague()) });
    expect(await screen.findByText('Failed to load league data')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Night Owls');
  });

  it('tells who is no member why, with the way home instead of Retry', async () => {
    const { user, location } = open({ 'league.GetLeague': aRefusal(403, 'You are not a member of this league') });
    expect(await screen.findByText('You are not a member of this league')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Request/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to home' }));
    expect(location()).toBe('/home');
  });

  it('keeps what it shows when a later question gets no answer', async () => {
    const { calls } = open({ 'league.GetLeague': inTurn(aLeague(), aRefusal(503, 'Please try again in a moment.')) });
    await screen.findByRole('heading', { level: 1 });
    emit('leaguesUpdated');
    await waitFor(() => expect(calls('league.GetLeague').length).toBeGreaterThan(1));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Night Owls');
    expect(screen.queryByText('Failed to load league data')).not.toBeInTheDocument();
  });

  it('offers the captain\'s tools to the captain alone', async () => {
    const page = open();
    expect(await screen.findByRole('button', { name: 'Edit League' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Invite Friends' })).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Create Event' }));
    expect(page.location()).toBe('/league/l1/create-event');
    page.unmount();
    open({ 'league.GetLeague': aLeague(ofBen) });
    await screen.findByRole('heading', { level: 1 });
    for (const name of ['Edit League', 'Invite Friends', 'Create Event', 'Browse Market', 'Create Circuit', 'Complete Event']) {
      expect(screen.queryByText(name)).not.toBeInTheDocument();
    }
  });
});

describe('the tabs', () => {
  it('rank members by points, with gold, silver and bronze', async () => {
    const members = [aMember('u1', 'ada', 19), aMember('u2', 'ben', 57), aMember('u3', 'cy', 0), aMember('u4', 'dee', 40)];
    const { user, location } = open({ 'league.GetLeague': aLeague({ members }) });
    await user.click(await screen.findByRole('tab', { name: 'Members & Leaderboard' }));
    const rows = within(await screen.findByRole('list', { name: 'Leaderboard' })).getAllByRole('listitem');
    expect(rows.map((row) => /ada|ben|cy|dee/.exec(row.textContent ?? '')?.[0])).toEqual(['ben', 'dee', 'ada', 'cy']);
    expect(rows.map((row) => /gold|silver|bronze/.exec(row.textContent ?? '')?.[0])).toEqual(['gold', 'silver', 'bronze', undefined]);
    expect(rows[2]).toHaveTextContent('YouCaptain');
    expect(location()).toBe('/league/l1?tab=members');
  });

  it('open by their address, the chat too', async () => {
    open({}, '/league/l1?tab=chat');
    expect(await screen.findByTestId('widget social/LeagueChat')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Chat' })).toHaveAttribute('aria-selected', 'true');
  });
});
