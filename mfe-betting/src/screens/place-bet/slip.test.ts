import { anEvent, aQuestion, moneyline, spreads } from '../../testing/events';
import { betRequest, guessOf, stakeOf, stakeProblem } from './slip';

it.each([['25', 25], ['25.5', 25.5], [' 0.01 ', 0.01], ['.5', 0.5], ['10.', 10]])('reads %j as dollars', (typed, dollars) => {
  expect(stakeOf(typed)).toBe(dollars);
});

it.each(['', ' ', '0', '0.00', '-5', '1.234', 'ten', '1e3', '1,000', 'Infinity', 'NaN', '0x10', '12 34'])('reads %j as no amount', (typed) => {
  expect(stakeOf(typed)).toBeUndefined();
  expect(stakeProblem(typed, 1000)).toBe('Please enter a valid bet amount greater than zero');
});

it('knows when the balance does not suffice, to the cent', () => {
  expect(stakeProblem('20.5', 20.5)).toBeUndefined();
  expect(stakeProblem('20.51', 20.5)).toBe('Insufficient funds. Your balance is $20.50');
});

it.each([['42', 42], ['-3.25', -3.25], ['0', 0]])('reads %j as a guess', (typed, guess) => expect(guessOf(typed)).toBe(guess));
it.each(['', 'many', '1.234', '--1', '1e9'])('reads %j as no guess', (typed) => expect(guessOf(typed)).toBeUndefined());

it('sends the odds as they stand now, not as they were when the outcome was chosen', () => {
  const event = anEvent({ markets: [moneyline(1.8, 2.2), spreads] });
  const slip = { pick: { marketKey: 'h2h', outcomeKey: 'away', price: 2.1 }, stake: '10', guess: '' };
  expect(betRequest(event, slip)).toEqual({
    league_id: 'l1', event_key: 'custom', event_id: 'e1', event_name: 'Thursday night', sport: 'Basketball', commence_time: '2026-11-21T20:00:00.000Z',
    home_team: 'Lakers', away_team: 'Bulls', market_data: { marketKey: 'h2h', outcomeKey: 'away', odds: 2.2, amount: 10 },
  });
});

it('sends a guess without odds', () => {
  expect(betRequest(aQuestion(), { pick: undefined, stake: '10', guess: '42.5' })?.market_data).toEqual({ marketKey: 'closest_guess', outcomeKey: '', guess: 42.5, amount: 10 });
});

it('is no bet while something is missing, or the outcome is no longer offered', () => {
  const pick = { marketKey: 'h2h', outcomeKey: 'home', price: 1.91 };
  expect(betRequest(anEvent(), { pick: undefined, stake: '10', guess: '' })).toBeUndefined();
  expect(betRequest(anEvent(), { pick, stake: '', guess: '' })).toBeUndefined();
  expect(betRequest(anEvent({ markets: [spreads] }), { pick, stake: '10', guess: '' })).toBeUndefined();
});
