import { odds } from '@oddsmates/kit';
import { eventResult } from './event-result';
import type { Market } from './market';

const outcome = (key: string, name: string) => ({ key, name, oddsHundredths: odds.hundredths(200), pointTenths: null });
const h2h: Market = { key: 'h2h', outcomes: [outcome('home', 'Lakers'), outcome('away', 'Bulls'), outcome('draw', 'Draw')] };
const standard = { betting_type: 'standard', markets: [h2h] };
const spread = { betting_type: 'standard', markets: [{ ...h2h, key: 'spreads' }] };
const guess = { betting_type: 'closest_guess', markets: [] };

test.each(['home', 'Home', 'Lakers', 'lakers'])('knows the home team as %s', (said) => {
  expect(eventResult(standard, { winning_outcome: said })).toEqual({ winningOutcome: 'home', homeScore: null, awayScore: null, actualValueHundredths: null });
});

test('keeps a score that fits', () => {
  expect(eventResult(standard, { winning_outcome: 'draw', home_score: 0, away_score: 0 })).toMatchObject({ winningOutcome: 'draw', homeScore: 0, awayScore: 0 });
});

test('lets the loser of the game cover a spread', () => {
  expect(eventResult(spread, { winning_outcome: 'away', home_score: 100, away_score: 99 }).winningOutcome).toBe('away');
});

test('takes the actual value of a closest guess to the hundredth', () => {
  expect(eventResult(guess, { winning_outcome: 'home', actual_value: -12.35 })).toEqual({
    winningOutcome: '', homeScore: null, awayScore: null, actualValueHundredths: -1235n,
  });
});

test('does not guess which of two outcomes of the same name is meant', () => {
  const twins = { betting_type: 'standard', markets: [{ key: 'h2h', outcomes: [outcome('home', 'United'), outcome('away', 'United')] }] };
  expect(() => eventResult(twins, { winning_outcome: 'United' })).toThrow('Please select a winning outcome');
});

test.each([
  ['no outcome', standard, { winning_outcome: '' }, 'Please select a winning outcome'],
  ['an unknown outcome', standard, { winning_outcome: 'over' }, 'Please select a winning outcome'],
  ['half a score', standard, { winning_outcome: 'home', home_score: 1 }, 'Please enter both scores'],
  ['the other half', standard, { winning_outcome: 'home', away_score: 0 }, 'Please enter both scores'],
  ['a score that says the opposite', standard, { winning_outcome: 'home', home_score: 1, away_score: 2 }, 'The final score does not fit the winning outcome.'],
  ['a level score with a winner', standard, { winning_outcome: 'home', home_score: 1, away_score: 1 }, 'The final score does not fit the winning outcome.'],
  ['a guess without its value', guess, { winning_outcome: 'home' }, 'Please enter the actual value'],
])('refuses %s', (_what, event, said, sentence) => {
  expect(() => eventResult(event, said)).toThrow(sentence);
});
