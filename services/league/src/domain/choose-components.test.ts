import { AppError } from '@oddsmates/kit';
import { checkChoices, checkEvents } from './choose-components';

const none = { start: null, end: null };
const noon = new Date('2026-03-01T12:00:00Z');
const a = { eventId: 'a', weight: 1 };
const b = { eventId: 'b', weight: 2 };
const open = (id: string, betting_type = 'standard') => ({ id, betting_type, status: 'open' });

test.each([
  ['no event', [], undefined, none, 'Please select at least one component event.'],
  ['the same event twice', [a, b, { ...a, weight: 3 }], undefined, none, 'Each event can be chosen once.'],
  ['a tiebreaker from elsewhere', [a], 'b', none, 'The selected tiebreaker must be one of the component events.'],
  ['an end at the start', [a], undefined, { start: noon, end: noon }, 'The circuit must end after it starts.'],
])('refuses %s', (_what, chosen, tiebreaker, dates, sentence) => {
  expect(() => checkChoices(chosen, tiebreaker, dates)).toThrow(sentence);
});

test('names the choice that repeats another', () => {
  const refused = () => checkChoices([a, b, b], undefined, none);
  expect(refused).toThrow(AppError);
  expect(refused).toThrow('INVALID_REQUEST: Each event can be chosen once.');
});

test.each([
  ['an event the league does not have', [open('a')], 'Event not found in this league'],
  ['an event that is over', [open('a'), { ...open('b'), status: 'completed' }], 'A component event is already completed.'],
  ['an event on its way to being over', [open('a'), { ...open('b'), status: 'cancelling' }], 'A component event is already completed.'],
  ['a standard tiebreaker', [open('a', 'closest_guess'), open('b')], 'The selected tiebreaker event must have a specific tiebreaker betting type (e.g., Closest Guess).'],
])('refuses %s', (_what, events, sentence) => {
  expect(() => checkEvents([a, b], 'b', events)).toThrow(sentence);
});

test('takes open events with a closest guess to break a tie, and any without one', () => {
  expect(() => checkChoices([a, b], 'b', { start: noon, end: null })).not.toThrow();
  expect(() => checkEvents([a, b], 'b', [open('b', 'closest_guess'), open('a')])).not.toThrow();
  expect(() => checkEvents([a, b], undefined, [open('a'), open('b')])).not.toThrow();
});
