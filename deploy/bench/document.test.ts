import { tableInDocument, tableOf } from './document';
import { readResults } from './results';

test('docs/benchmarks.md shows the last results', () => {
  expect(tableInDocument()).toBe(tableOf(readResults()));
});
