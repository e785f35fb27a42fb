import { aRefusal, anAnswer, inTurn, noConnection, renderScreen, type Answers } from '@oddsmates/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import CreateCircuit from '.';
import { aCircuit, aLeague, anEvent, aResult, session } from '../../testing/fixtures';

const guess = anEvent({ id: 'g', event_name: 'How many points?', betting_type: 'closest_guess', markets: [] });
const events = [anEvent(), guess, aResult()];
const open = (answers: Answers = {}) => renderScreen(<CreateCircuit />, {
  path: '/league/:leagueId/create-circuit', route: '/league/l1/create-circuit', session,
  answers: { 'league.GetLeague': aLeague(), 'league.ListEvents': events, ...answers },
});
// By text and label, not by role: a form of this size makes the search by role slow in jsdom.
const tick = async (name: string) => fireEvent.click(await screen.findByText(name, { selector: 'b' }));
const press = (label: string) => fireEvent.click(screen.getByLabelText(label));
const submit = () => fireEvent.click(screen.getByText('Create Circuit', { selector: 'button span' }));
const typeName = () => fireEvent.change(screen.getByLabelText('Circuit name'), { target: { value: ' Cup ' } });
const tiebreaker = () => screen.getByLabelText('Tiebreaker');
const offered = () => [...document.querySelectorAll('.ant-select-item-option-content')];

it('creates a circuit of weighted events and returns to the league after two seconds', async () => {
  const { calls, location } = open({ 'league.CreateCircuit': anAnswer(aCircuit(), 201) });
  await tick('Lakers at Bulls');
  await tick('How many points?');
  expect(screen.queryByText('Opening night')).not.toBeInTheDocument();
  press('More weight for Lakers at Bulls');
  expect(screen.getByLabelText('Less weight for How many points?')).toBeDisabled();
  typeName();
  fireEvent.change(screen.getByLabelText('Entry fee'), { target: { value: '5' } });
  submit();
  expect(await screen.findByText('Circuit created successfully!')).toBeVisible();
  expect(calls('league.CreateCircuit').map(({ request }) => request)).toEqual([{
    league_id: 'l1', name: 'Cup', description: '', entry_fee: '5.00',
    component_events_data: [{ league_event_id: 'e1', weight: 2 }, { league_event_id: 'g', weight: 1 }],
  }]);
  expect(location()).toBe('/league/l1/create-circuit');
  await waitFor(() => expect(location()).toBe('/league/l1'), { timeout: 4_000 });
});

it('offers chosen closest guesses as tiebreaker, and takes one back with its event', async () => {
  const { calls } = open({ 'league.CreateCircuit': anAnswer(aCircuit(), 201) });
  await tick('Lakers at Bulls');
  fireEvent.mouseDown(tiebreaker());
  expect(await screen.findByText('None of the chosen events can break a tie.')).toBeInTheDocument();
  await tick('How many points?');
  await waitFor(() => expect(offered().map(({ textContent }) => textContent)).toEqual(['How many points?']));
  offered().forEach((option) => fireEvent.click(option));
  await waitFor(() => expect(document.querySelector('.ant-select-selection-item')).toHaveTextContent('How many points?'));
  await tick('How many points?');
  expect(document.querySelector('.ant-select-selection-item')).toBeNull();
  typeName();
  submit();
  await waitFor(() => expect(calls('league.CreateCircuit')).toHaveLength(1));
  expect(calls('league.CreateCircuit')[0]?.request).not.toHaveProperty('tiebreaker_event_id');
});

it('names what is missing and asks the server nothing', async () => {
  const { calls } = open();
  await screen.findByText('Lakers at Bulls');
  expect(tiebreaker()).toBeDisabled();
  expect(screen.getByLabelText('Entry fee')).toHaveDisplayValue('0.00');
  expect(screen.getByLabelText('Entry fee')).toHaveAttribute('min', '0');
  expect(screen.getByLabelText('Entry fee')).toHaveAttribute('step', '0.01');
  fireEvent.change(screen.getByLabelText('Entry fee'), { target: { value: '-1' } });
  submit();
  expect(await screen.findByText('Circuit name is required')).toBeInTheDocument();
  expect(await screen.findByText('The entry fee is an amount from 0.00 with at most two decimals.')).toBeInTheDocument();
  expect(screen.getByText('Please select at least one component event.')).toBeVisible();
  expect(calls('league.CreateCircuit')).toEqual([]);
});

it('takes a typed time on Enter without creating the circuit', async () => {
  const { calls, user } = open();
  await tick('Lakers at Bulls');
  typeName();
  await user.click(screen.getByLabelText('Start (optional)'));
  await user.paste('Dec 31, 2099 7:05:00 PM');
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Start (optional)')).toHaveValue('Dec 31, 2099 7:05:00 PM');
  expect(calls('league.CreateCircuit')).toEqual([]);
});

it('says what the server refused, keeps what was typed and drops what is over meanwhile', async () => {
  open({
    'league.ListEvents': inTurn<'league.ListEvents'>(events, [guess, aResult()]),
    'league.CreateCircuit': aRefusal(409, 'A component event is already completed.'),
  });
  await tick('Lakers at Bulls');
  typeName();
  submit();
  expect(await screen.findByText('A component event is already completed.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Lakers at Bulls')).not.toBeInTheDocument());
  expect(screen.getByText('0 chosen')).toBeVisible();
  expect(screen.getByLabelText('Circuit name')).toHaveValue(' Cup ');
});

it('has words of its own when the server has none', async () => {
  open({ 'league.CreateCircuit': noConnection() });
  await tick('Lakers at Bulls');
  typeName();
  submit();
  expect(await screen.findByText('Failed to create circuit.')).toBeVisible();
});

it('is for the captain alone', async () => {
  const { user, location } = open({ 'league.GetLeague': aLeague({ captain: { id: 'u2', username: 'ben' } }) });
  expect(await screen.findByText('Only the league captain can create circuits.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to League' }));
  expect(location()).toBe('/league/l1');
});

it('says when the league does not load', async () => {
  const { user } = open({ 'league.GetLeague': inTurn<'league.GetLeague'>(aRefusal(500, 'Something went wrong. Please try again.'), aLeague()) });
  expect(await screen.findByText('Failed to load required data.')).toBeVisible();
  expect(screen.queryByText(/Failed to get league events/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Lakers at Bulls')).toBeVisible();
});

it('says when the events do not load, and what to do without open ones', async () => {
  const { user } = open({ 'league.ListEvents': inTurn<'league.ListEvents'>(aRefusal(503, 'Please try again in a moment.'), [aResult()]) });
  expect(await screen.findByText('Failed to load required data.')).toBeVisible();
  expect(screen.getByText('Failed to get league events: 503')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/This league has no open events/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create an event' })).toBeVisible();
});
