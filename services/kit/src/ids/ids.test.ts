import { isId, newId } from './ids';

test('ids are UUIDs that sort in the order they were made', () => {
  const ids = Array.from({ length: 1_000 }, newId);
  expect(ids.every(isId)).toBe(true);
  expect([...ids].sort()).toEqual(ids);
});

test.each(['', 'abc', '0190C2F0-0000-7000-8000-000000000000', '0190c2f0-0000-7000-8000-00000000000', "1' OR '1'='1"])('%p is no id', (text) => {
  expect(isId(text)).toBe(false);
});
