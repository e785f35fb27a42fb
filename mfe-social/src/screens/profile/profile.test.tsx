import { emit, setOddsFormat } from '@oddsmates/sdk';
import { aRefusal, inTurn, renderScreen, type Answers } from '@oddsmates/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adaSession } from '../../testing/people';
import { aBet, adaProfile, performance, profileAnswers } from '../../testing/record';
import Profile from '.';

const open = (answers: Answers = {}) => renderScreen(<Profile />, { route: '/profile', session: adaSession, answers: profileAnswers(answers) });
const part = (name: string) => screen.findByRole('region', { name });

it('shows who one is and how one has done', async () => {
  const { user, location } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'ada' })).toBeVisible();
  expect(screen.getByText('Night owl.')).toBeVisible();
  expect(screen.getByText('Member since November 2026')).toBeVisible();
  expect(await screen.findByText('Level 4')).toBeVisible();
  expect(screen.getAllByText('$1,090.91')[0]).toBeVisible();
  for (const [label, value] of [['Bets', '3'], ['Win Rate', '66.7%'], ['Streak', '2'], ['Lifetime Winnings', '$90.91']] as const) {
    expect(screen.getByText(label).parentElement).toHaveTextContent(`${label}${value}`);
  }
  expect(await screen.findByRole('img', { name: 'Profit from Nov 20 to Nov 21: +$70.50, between -$20.50 and +$70.50' })).toBeVisible();
  expect(within(await part('Achievements')).getByText('Hot Streak').parentElement).toHaveTextContent('3 wins in a rowNot yet earned');
  expect(screen.queryByText('Sample')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  expect(location()).toBe('/settings');
});

it('says one tap away why a bet came out as it did', async () => {
  setOddsFormat('american');
  const { user } = open();
  const activity = within(await part('Recent Betting Activity'));
  expect(activity.getByText('$100.00 at -110', { selector: '.bet-won *' })).toBeVisible();
  expect(activity.getByText('+$91.00')).toBeVisible();
  // The open bet has nothing to explain yet.
  const why = activity.getByRole('button', { name: /^Why/ });
  expect(activity.queryByText('100.00 x 1.91 = 191.00')).not.toBeInTheDocument();
  await user.click(why);
  expect(activity.getByText('100.00 x 1.91 = 191.00')).toBeVisible();
  expect(activity.getByText('Lakers 106, Bulls 99: 106 - 3.5 = 102.5 against 99.')).toBeVisible();
  expect(activity.getByText(/from the event's stakes to your bankroll/)).toHaveTextContent('$191.00');
  await user.click(why);
  expect(activity.queryByText('100.00 x 1.91 = 191.00')).not.toBeInTheDocument();
});

it('shows a sample, said to be one, until the first bet is settled', async () => {
  open({ 'wallet.GetPerformance': { ...performance, points: [] }, 'wallet.ListBets': { bets: [aBet()] } });
  expect(await screen.findByRole('note')).toHaveTextContent('What follows is a sample. Your own figures take its place with your first settled bet. You have 1 open bet.');
  expect(screen.getAllByText('Sample')).toHaveLength(3);
  expect(screen.queryByText('Lakers vs Bulls')).not.toBeInTheDocument();
});

it('reads the profile again after userUpdated', async () => {
  open({ 'identity.GetProfile': inTurn<'identity.GetProfile'>(adaProfile, { ...adaProfile, bio: 'Early bird.' }) });
  await screen.findByText('Night owl.');
  emit('userUpdated');
  expect(await screen.findByText('Early bird.')).toBeVisible();
});

it('says which part failed, and tries again', async () => {
  const { user } = open({
    'identity.GetProfile': inTurn<'identity.GetProfile'>(aRefusal(500, 'No'), adaProfile),
    'wallet.GetBettingStats': aRefusal(500, 'No'), 'wallet.GetPerformance': aRefusal(500, 'No'),
  });
  expect(await screen.findByText('Failed to load user profile. Please try again later.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'ada' })).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('Failed to load betting statistics. Please try again later.')).toHaveLength(2));
});
