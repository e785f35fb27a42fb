import { projects } from '../../jest.config.js';
import { BY_THEMSELVES, JOURNEYS, ON_REAL_PARTS, SCREENS, SYSTEM, UNITS } from './projects';

test('every project of tests belongs to one step: what nobody named used to be run among the unit tests, Lighthouse beside all of them', () => {
  const named = [...UNITS, ...SYSTEM, ...JOURNEYS, ...SCREENS, ...ON_REAL_PARTS, ...BY_THEMSELVES];
  expect(named.sort()).toEqual(projects.map(({ displayName }: { displayName: string }) => displayName).sort());
});
