import { escapeLike } from './escape-like';

test('every character of an escaped text stands for itself', () => {
  expect(escapeLike('50%_\\')).toBe('50\\%\\_\\\\');
});
