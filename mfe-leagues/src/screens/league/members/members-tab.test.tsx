import { aRefusal, renderScreen, type Answers } from '@oddsmates/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ada, aLeague, session } from '../../../testing/fixtures';
import { MembersTab } from './members-tab';

const open = (answers: Answers = {}, captain = true) =>
  renderScreen(<MembersTab league={aLeague()} userId={ada.id} captain={captain} />, { route: '/league/l1', session, answers });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Remove ben from Night Owls?' }));

it('lets the captain remove a member, after saying what comes of it', async () => {
  const { user, calls } = open({ 'league.RemoveMember': { removed: 'u2' } });
  await user.click(screen.getByRole('button', { name: 'Remove ben' }));
  const asked = await dialog();
  expect(asked.getByText(/open bets become void/)).toBeInTheDocument();
  expect(calls()).toEqual([]);
  await user.click(asked.getByRole('button', { name: 'Remove member' }));
  expect((await screen.findAllByText('Member removed successfully'))[0]).toBeInTheDocument();
  expect(calls('league.RemoveMember').map(({ request }) => request)).toEqual([{ league_id: 'l1', member_id: 'u2' }]);
});

it('removes nobody when the captain thinks again', async () => {
  const { user, calls } = open();
  await user.click(screen.getByRole('button', { name: 'Remove ben' }));
  await user.click((await dialog()).getByRole('button', { name: 'Keep member' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls()).toEqual([]);
});

it('says when a removal failed', async () => {
  const { user } = open({ 'league.RemoveMember': aRefusal(503, 'Please try again in a moment.') });
  await user.click(screen.getByRole('button', { name: 'Remove ben' }));
  await user.click((await dialog()).getByRole('button', { name: 'Remove member' }));
  expect((await screen.findAllByText('Failed to remove member. Please try again.'))[0]).toBeInTheDocument();
  expect(screen.getByText('ben')).toBeVisible();
});

it('says what earns points', () => {
  open();
  const rules = within(screen.getByRole('region', { name: 'How points work' }));
  expect(rules.getByText('A won bet').parentElement).toHaveTextContent('A won bet10 x its odds');
  expect(rules.getByText('A won closest guess').parentElement).toHaveTextContent('A won closest guess30');
});

it('offers no removal of the captain, and none to other members', () => {
  const captains = open();
  expect(screen.queryByRole('button', { name: 'Remove ada' })).not.toBeInTheDocument();
  captains.unmount();
  open({}, false);
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});
