import { partInDocument, partOf } from './document';
import { readResults } from './results';

test('docs/reliability.md shows what the last whole run has measured', () => {
  expect(partInDocument()).toBe(partOf(readResults()));
});
