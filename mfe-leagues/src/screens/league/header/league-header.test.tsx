import { aRefusal, renderScreen, type Answers } from '@oddsmates/sdk/testing';
import { screen } from '@testing-library/react';
import { aLeague, session } from '../../../testing/fixtures';
import { LeagueHeader } from './league-header';

/** The header in its edit mode, by itself: a whole league page around it makes jsdom slow. */
async function edit(answers: Answers = {}) {
  const page = renderScreen(<LeagueHeader league={aLeague()} captain />, { route: '/league/l1', session, answers });
  await page.user.click(screen.getByText('Edit League'));
  return page;
}
const name = () => screen.getByLabelText('League name');
const save = () => screen.getByText('Save Changes');

it('saves name and description and returns to the view', async () => {
  const { user, calls } = await edit({ 'league.UpdateLeague': aLeague() });
  expect(name()).toHaveFocus();
  await user.clear(name());
  await user.type(name(), ' Owls ');
  await user.clear(screen.getByLabelText('Description'));
  await user.click(save());
  expect((await screen.findAllByText('League details updated successfully'))[0]).toBeInTheDocument();
  expect(calls('league.UpdateLeague')[0]?.request).toEqual({ id: 'l1', name: 'Owls', description: '' });
  expect((await screen.findByText('Edit League')).closest('button')).toHaveFocus();
});

it('does not take an empty name', async () => {
  const { user, calls } = await edit();
  await user.clear(name());
  await user.click(save());
  expect(await screen.findByText('League name cannot be empty')).toBeVisible();
  expect(calls()).toEqual([]);
});

it('says when saving failed and keeps what was typed; Cancel leaves all as it was', async () => {
  const { user } = await edit({ 'league.UpdateLeague': aRefusal(403, 'Only the league captain can do this') });
  await user.type(name(), '!');
  await user.click(save());
  expect(await screen.findByText('Failed to update league details')).toBeVisible();
  expect(screen.getByText('Only the league captain can do this')).toBeVisible();
  expect(name()).toHaveValue('Night Owls!');
  await user.click(screen.getByText('Cancel'));
  expect(await screen.findByText('Night Owls')).toBeVisible();
});

it('begins a long description with some lines, and shows the rest at a press', async () => {
  // jsdom lays nothing out; a browser would say this of a text that is cut off.
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(400);
  const { user } = renderScreen(<LeagueHeader league={aLeague()} captain={false} />, { route: '/league/l1', session });
  const more = screen.getByRole('button', { name: 'Show more' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await user.click(more);
  expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  jest.restoreAllMocks();
});
