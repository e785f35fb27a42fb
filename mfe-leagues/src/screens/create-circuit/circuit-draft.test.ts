import dayjs from 'dayjs';
import { anEvent } from '../../testing/fixtures';
import { amongst, choosable, createRequest, NO_COMPONENTS, problemOf, tiebreakers, toggled, weighted } from './circuit-draft';

const guess = anEvent({ id: 'g', betting_type: 'closest_guess' });
const events = [anEvent(), guess];
const both = toggled(toggled(NO_COMPONENTS, 'e1'), 'g');

it('ticks with weight 1 and unticks', () => {
  expect(both.chosen).toEqual([{ id: 'e1', weight: 1 }, { id: 'g', weight: 1 }]);
  expect(toggled(both, 'e1').chosen).toEqual([{ id: 'g', weight: 1 }]);
});

it('clears the tiebreaker with its event, and with no other', () => {
  const chosen = { ...both, tiebreaker: 'g' };
  expect(toggled(chosen, 'g').tiebreaker).toBeUndefined();
  expect(toggled(chosen, 'e1').tiebreaker).toBe('g');
});

it.each([[0, 1], [-4, 1], [2.4, 2], [5000, 1000], [7, 7]])('takes %d as the weight %d', (typed, weight) => {
  expect(weighted(both, 'g', typed).chosen).toEqual([{ id: 'e1', weight: 1 }, { id: 'g', weight }]);
});

it('offers events that are open', () => {
  const over = [anEvent({ completed: true, status: 'completed' }), anEvent({ status: 'completing' }), anEvent({ status: 'cancelled' })];
  expect(choosable([...over, ...events])).toEqual(events);
});

it('forgets what is over since it was ticked', () => {
  expect(amongst({ ...both, tiebreaker: 'g' }, [anEvent()])).toEqual({ chosen: [{ id: 'e1', weight: 1 }], tiebreaker: undefined });
});

it('lets only ticked events of another type than standard break a tie', () => {
  expect(tiebreakers(both, events)).toEqual([guess]);
  expect(tiebreakers(toggled(NO_COMPONENTS, 'e1'), events)).toEqual([]);
});

it.each([
  [NO_COMPONENTS, 'Please select at least one component event.'],
  [{ ...toggled(NO_COMPONENTS, 'e1'), tiebreaker: 'g' }, 'The selected tiebreaker must be one of the component events.'],
  [{ ...both, tiebreaker: 'e1' }, 'The selected tiebreaker event must have a specific tiebreaker betting type (e.g., Closest Guess).'],
  [{ ...both, tiebreaker: 'g' }, undefined],
  [both, undefined],
])('says of %j: %s', (components, sentence) => expect(problemOf(components, events)).toBe(sentence));

it('sends two decimals, ISO times and no tiebreaker where there is none', () => {
  const start = dayjs('2026-12-01T10:00:00.000Z');
  expect(createRequest('l1', { name: ' Cup ', entry_fee: '5', start, end: null }, weighted(both, 'g', 3))).toEqual({
    league_id: 'l1', name: 'Cup', description: '', entry_fee: '5.00', start_date: '2026-12-01T10:00:00.000Z', end_date: undefined,
    component_events_data: [{ league_event_id: 'e1', weight: 1 }, { league_event_id: 'g', weight: 3 }], tiebreaker_event_id: undefined,
  });
});
