import { renderScreen } from '@oddsmates/sdk/testing';
import { screen } from '@testing-library/react';
import { aCircuit, aDecidedCircuit, aLeague, session } from '../../../testing/fixtures';
import { CircuitsSection } from './circuits-section';

const open = (captain: boolean, circuits = [aCircuit(), aDecidedCircuit({ id: 'c2', name: 'Last week', joined: false, entry_fee: '0.00', pot: '0.00' })]) =>
  renderScreen(<CircuitsSection league={aLeague({ circuits })} captain={captain} />, { route: '/league/l1', session });

it('lists circuits with what they cost, who is in and who won, and leads to each', async () => {
  const { user, location } = open(false);
  const [first, second] = screen.getAllByRole('link');
  expect(first).toHaveTextContent('ActiveYou take partOpening weekend$5.00 entry · $10.00 pot · 2 events · 2 participants');
  expect(second).toHaveTextContent('CompletedLast weekFree entry · $0.00 pot · 2 events · 2 participantsada won');
  if (first) await user.click(first);
  expect(location()).toBe('/league/l1/circuit/c1');
});

it('lists a status it does not know as upcoming', () => {
  open(false, [aCircuit({ status: 'paused' })]);
  expect(screen.getByText('Upcoming')).toBeVisible();
});

it('lets the captain create one', async () => {
  const { user, location } = open(true, []);
  expect(screen.getByText('No circuits yet. Make several events one contest with a pot.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create Circuit' }));
  expect(location()).toBe('/league/l1/create-circuit');
});

it('leaves that to the captain', () => {
  open(false, []);
  expect(screen.getByText(/Your captain makes/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
