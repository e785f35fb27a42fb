import { emit } from '@oddsmates/sdk';
import { aRefusal, inTurn, neverAnswers, noConnection, renderScreen, type Answers } from '@oddsmates/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import CircuitDetail from '.';
import type { Circuit } from '../../contract';
import { aBet, ada, aCircuit, aDecidedCircuit, aLeague, anEvent, aResult, session } from '../../testing/fixtures';

const open = (circuit: Circuit = aCircuit(), answers: Answers = {}) => renderScreen(<CircuitDetail />, {
  path: '/league/:leagueId/circuit/:circuitId', route: '/league/l1/circuit/c1', session,
  answers: { 'league.GetCircuit': circuit, 'league.GetLeague': aLeague(), ...answers },
});
const joinButton = () => screen.findByRole('button', { name: /^Join Circuit/ });
const rowOf = (name: string) => within(screen.getByText(name, { selector: 'th b' }).closest('tr') ?? document.body);
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

describe('a circuit that is on', () => {
  it('shows its figures, its events with their weights, and leads to the bet', async () => {
    const { user, location } = open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Opening weekend');
    expect(screen.getByText('Active')).toBeVisible();
    expect(figure('Entry Fee')).toHaveTextContent('$5.00$10.00 in the pot');
    expect(figure('Participants')).toHaveTextContent('2');
    expect(figure('Events')).toHaveTextContent('2');
    expect(figure('Tiebreaker')).toHaveTextContent('How many points?');
    expect(rowOf('Lakers at Bulls').getByText('x2')).toBeVisible();
    expect(rowOf('Lakers at Bulls').queryByText('Tiebreaker')).not.toBeInTheDocument();
    expect(rowOf('How many points?').getByText('Tiebreaker')).toBeVisible();
    expect(screen.getByText('Two games, one pot.')).toBeVisible();
    await user.click(rowOf('Lakers at Bulls').getByText('Place Bet'));
    expect(location()).toBe('/league/l1/event/e1/place-user-bet');
  });

  it('says what is still open, and takes no bets on what is over or bet on', async () => {
    const component_events = [
      { league_event: anEvent({ user_bets: [aBet(ada)] }), weight: 3 },
      { league_event: aResult(), weight: 1 },
      { league_event: anEvent({ id: 'e5', event_name: 'Derby', betting_open: false }), weight: 1 },
    ];
    open(aCircuit({ component_events, tiebreaker_event: undefined, description: '' }));
    expect(await screen.findByText('2 of 3 events still to come. The circuit is decided once the last of them is over.')).toBeVisible();
    expect(rowOf('Lakers at Bulls').getByText('Bet placed')).toBeVisible();
    expect(rowOf('Opening night').getByText('Place Bet').closest('button')).toBeDisabled();
    expect(rowOf('Derby').getByText('Place Bet').closest('button')).toBeDisabled();
    expect(figure('Tiebreaker')).toHaveTextContent('None');
    expect(screen.getByText('No description provided.')).toBeVisible();
  });

  it('names twelve of the events that are still open, and counts the others', async () => {
    const component_events = Array.from({ length: 15 }, (_, at) => ({ league_event: anEvent({ id: `e${at}`, event_name: `Round ${at + 1}` }), weight: 1 }));
    open(aCircuit({ component_events }));
    const region = within(await screen.findByRole('region', { name: 'What is still open' }));
    expect(region.getAllByRole('listitem').map(({ textContent }) => textContent).slice(-2)).toEqual(['Round 12x1', 'and 3 more']);
  });

  it('takes no bets at all once it is completed', async () => {
    open(aCircuit({ status: 'completed' }));
    expect((await screen.findByText('Lakers at Bulls', { selector: 'th b' })).closest('tr')).toHaveTextContent('Open');
    expect(rowOf('Lakers at Bulls').getByText('Place Bet').closest('button')).toBeDisabled();
  });

  it('gives no medal before the first point', async () => {
    open(aCircuit({ participants: aCircuit().participants.map((one) => ({ ...one, score: 0 })) }));
    const board = within(await screen.findByRole('table', { name: 'Leaderboard' }));
    for (const rank of board.getAllByText('1')) expect(rank).toHaveClass('circuit-none');
  });

  it('ranks participants by score, or says that there are none', async () => {
    const { unmount } = open();
    const board = within(await screen.findByRole('table', { name: 'Leaderboard' }));
    expect(board.getAllByRole('row').slice(1).map(({ textContent }) => textContent)).toEqual(['1ADadaYou38', '2BEben19']);
    expect(board.getByText('1')).toHaveClass('circuit-gold');
    unmount();
    open(aCircuit({ participants: [], participant_count: 0, joined: false }));
    expect(await screen.findByText('No participants have joined yet.')).toBeVisible();
  });
});

describe('joining', () => {
  const outside = aCircuit({ joined: false });

  it('says what it costs and leaves before it happens, then takes part', async () => {
    const joined = aCircuit();
    const { user, calls } = open(outside, { 'league.GetCircuit': inTurn(outside, joined), 'league.JoinCircuit': { circuit: joined, balance: 1017.75 } });
    const button = await joinButton();
    expect(button).toHaveTextContent('Join Circuit ($5.00)');
    await user.click(button);
    expect(await screen.findByText('$1,017.75')).toBeInTheDocument();
    expect(calls('league.JoinCircuit')).toEqual([]);
    await user.click(screen.getByText('Join for $5.00'));
    expect(await screen.findByText('You take part')).toBeVisible();
    expect(calls('league.JoinCircuit').map(({ request }) => request)).toEqual([{ id: 'c1' }]);
  });

  it('says what the server refused', async () => {
    const { user } = open(outside, { 'league.JoinCircuit': aRefusal(409, 'This circuit is already completed.') });
    await user.click(await joinButton());
    await user.click(await screen.findByText('Join for $5.00'));
    expect(await screen.findByText('This circuit is already completed.')).toBeInTheDocument();
  });

  it('asks no more once one has joined in another window', async () => {
    const { user } = open(outside, { 'league.GetCircuit': inTurn(outside, aCircuit()) });
    await user.click(await joinButton());
    await screen.findByText('Join for $5.00');
    act(() => emit('leaguesUpdated'));
    expect(await screen.findByText('You take part')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Join for $5.00')).not.toBeInTheDocument());
  });

  it('is not offered to who cannot pay', async () => {
    const { user } = open(outside, { 'league.GetLeague': aLeague({ balance: 4.99 }) });
    await user.click(await joinButton());
    expect(await screen.findByText('Insufficient funds. Your balance is $4.99')).toBeInTheDocument();
    expect(screen.getByText('Balance after').parentElement).toHaveTextContent('Balance after–');
    expect(screen.getByText('Join for $5.00').closest('button')).toBeDisabled();
  });

  it.each([['upcoming', true], ['completed', false]])('while %s is possible: %s', async (status, possible) => {
    open(aCircuit({ joined: false, status }));
    expect((await joinButton()).hasAttribute('disabled')).toBe(!possible);
  });
});

it('shows who won, and why, with scores, guesses, distances and shares', async () => {
  open(aDecidedCircuit());
  expect(await screen.findByText('takes the pot of $10.00')).toBeVisible();
  expect(screen.getByText('ada', { selector: '.circuit-winner b' })).toBeVisible();
  expect(screen.getByText('ada and ben were level on 38 points. ada was nearest on How many points?, off by 2.5.')).toBeVisible();
  const places = within(screen.getByRole('list', { name: 'Places' })).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(places).toEqual(['ada (you)38 points, guessed 212.5, off by 2.5$10.00', 'ben38 points, no guess that counts$0.00']);
  expect(screen.getByText('2 entries x $5.00 = $10.00 in the pot')).toBeVisible();
  expect(screen.queryByText('What is still open')).not.toBeInTheDocument();
  for (const button of screen.getAllByText('Place Bet')) expect(button.closest('button')).toBeDisabled();
});

describe('when it does not load', () => {
  it('keeps its place meanwhile', () => {
    open(aCircuit(), { 'league.GetCircuit': neverAnswers() });
    expect(screen.getByRole('status', { name: 'Loading the circuit' })).toBeVisible();
  });

  it('says so, loads on Retry, and knows the way back', async () => {
    const { user } = open(aCircuit(), { 'league.GetCircuit': inTurn(noConnection(), aCircuit()) });
    expect(await screen.findByText('Failed to load circuit details.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Back to League' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Opening weekend');
  });

  it.each([[404, 'Circuit not found.'], [403, 'You are not a member of this league']])('tells what the server said with %d, without Retry', async (status, sentence) => {
    const { user, location } = open(aCircuit(), { 'league.GetCircuit': aRefusal(status, sentence) });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to League' }));
    await waitFor(() => expect(location()).toBe('/league/l1'));
  });
});
