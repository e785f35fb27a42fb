import { compare } from './compare';
import { median, type Figure } from './figure';
import { percentile } from '../stack/percentile';
import { line } from './line';
import { reached, resultOf } from './results';

const figure: Figure = { name: 'a_vs_b', title: 'a against b', goal: 1.5, better: 'lower', unit: '', measure: () => Promise.reject(new Error('not measured here')) };
const quietly = (): void => undefined;

test('two sides are measured in turns, and a run is the ratio of one turn', async () => {
  const turns: string[] = [];
  const side = (name: string, values: number[]) => ({
    name,
    measure: async () => {
      turns.push(name);
      return values.shift() ?? NaN;
    },
  });
  const measured = await compare(side('a_s', [2, 6, 9]), side('b_s', [1, 2, 3]), quietly);
  expect(turns.join(' ')).toBe('a_s b_s a_s b_s a_s b_s');
  expect(measured).toEqual({ runs: [2, 3, 3], detail: { a_s: 6, b_s: 2 } });
});

test('the result is the median of the runs, with the lowest and the highest', () => {
  const result = resultOf(figure, { runs: [1.2345, 1.6, 1.1], detail: { a_s: 10.123 } }, new Date('2026-01-02T03:04:05Z'));
  expect(result).toMatchObject({ ratio: 1.23, spread: [1.1, 1.6], runs: [1.23, 1.6, 1.1], detail: { a_s: 10.1 }, goal: 1.5, better: 'lower', at: '2026-01-02T03:04Z' });
  expect(line('a_vs_b', result)).toBe('reached a_vs_b 1.23 (1.1 to 1.6; goal: at most 1.5) a_s 10.1');
});

test.each([
  ['higher', 0.5, 0.5, true],
  ['higher', 0.49, 0.5, false],
  ['lower', 250, 250, true],
  ['lower', 251, 250, false],
] as const)('where %s is better, %d reaches the goal of %d: %s', (better, ratio, goal, is) => {
  expect(reached({ ratio, goal, better })).toBe(is);
});

test('medians and percentiles are of the numbers in order, whatever order they came in', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([10, 4])).toBe(7);
  expect(percentile([5, 1, 4, 2, 3], 0.8)).toBe(4);
});
