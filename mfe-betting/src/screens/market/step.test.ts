import { addressOf, stepOf, up, type Step } from './step';

const STEPS: Step[] = [
  { at: 'groups' },
  { at: 'sports', group: 'Rugby & Co' },
  { at: 'events', group: 'Rugby & Co', sport: 'rugby_cup' },
  { at: 'event', group: 'Rugby & Co', sport: 'rugby_cup', event: 'x/1' },
];

it.each(STEPS)('finds $at again by its address', (step) => {
  const { pathname, searchParams } = new URL(addressOf('l1', step), 'http://test');
  expect(pathname).toBe('/league/l1/market');
  expect(stepOf(searchParams)).toEqual(step);
});

it('goes one step up at a time', () => {
  expect(STEPS.map(up)).toEqual([undefined, ...STEPS.slice(0, -1)]);
  expect(up({ at: 'events', group: '', sport: 'rugby_cup' })).toEqual({ at: 'groups' });
});
