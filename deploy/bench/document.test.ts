import { tableInDocument, tableOf } from './document';
import { FIGURES } from './figures';
import { readResults } from './results';

test('docs/benchmarks.md shows the last results', () => {
  expect(tableInDocument()).toBe(tableOf(readResults()));
});

test('every figure has a result, held against the goal that it has today', () => {
  const held = Object.entries(readResults()).map(([name, { goal, better, unit }]) => ({ name, goal, better, unit }));
  expect(held).toHaveLength(FIGURES.length);
  expect(held).toEqual(expect.arrayContaining(FIGURES.map(({ name, goal, better, unit }) => ({ name, goal, better, unit }))));
});
