import { odds } from '@oddsmates/kit';
import { eventResult } from './event-result';
import type { Market } from './market';

const outcome = (key: string, name: string) => ({ key, name, oddsHundredths: odds.hundredths(200), pointTenths: null });
const h2h: Market = { key: 'h2h', outcomes: [outcome('home', 'Lakers'), outcome('away', 'Bulls'), outcome('draw', 'Draw')] };
const standard = { betting_type: 'standard', markets: [h2h] };
const line = (key: string, pointTenths: number) => ({ ...outcome(key, key), pointTenths });
const lined = (key: string, ...outcomes: Market['outcomes']) => ({ betting_type: 'standard', markets: [{ key, outcomes }] });
const spread = lined('spreads', line('home', -35), line('away', 35));
const wholeSpread = lined('spreads', line('home', -30), line('away', 30));
const total = lined('totals', line('over', 2_005), line('under', 2_005));
const wholeTotal = lined('totals', line('over', 2_000), line('under', 2_000));
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

test.each([
  ['a spread', wholeSpread, ['home', 'away'], { home_score: 103, away_score: 100 }],
  ['a total', wholeTotal, ['over', 'under'], { home_score: 100, away_score: 100 }],
])('an exact tie with the line of %s contradicts neither outcome', (_what, event, outcomes, score) => {
  for (const winning_outcome of outcomes) expect(eventResult(event, { winning_outcome, ...score }).winningOutcome).toBe(winning_outcome);
});

test.each([
  ['home covers -3.5 by winning by 4', spread, 'home', 'away', 104, 100],
  ['away covers +3.5 by losing by 3', spread, 'away', 'home', 103, 100],
  ['201 is over 200.5', total, 'over', 'under', 101, 100],
  ['200 is under 200.5', total, 'under', 'over', 100, 100],
])('%s, and the other outcome contradicts it', (_what, event, winner, loser, home_score, away_score) => {
  expect(eventResult(event, { winning_outcome: winner, home_score, away_score })).toMatchObject({ winningOutcome: winner, homeScore: home_score });
  expect(() => eventResult(event, { winning_outcome: loser, home_score, away_score })).toThrow('The final score does not fit the winning outcome.');
  expect(eventResult(event, { winning_outcome: loser }).winningOutcome).toBe(loser);
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
