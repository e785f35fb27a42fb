import fc from 'fast-check';
import { escapeLike, searchKey } from './search-key';

test('a part of a name is found whatever its case', () => {
  expect(searchKey('ŁUKASZ Żółw')).toContain(searchKey('łuk'));
  expect(searchKey('Straße')).toContain(searchKey('STRASS'));
  expect(searchKey('ΟΔΥΣΣΕΥΣ')).toContain(searchKey('σευς'));
});

test('whatever part of a name in Latin letters is typed, in whatever case, its key is part of the key of the name', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aBcDé ßØ1_%'), minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(letters, letters, letters, (before, part, after) => {
      const key = searchKey(before + part + after);
      expect(key).toContain(searchKey(part.toUpperCase()).trim());
      expect(key).toContain(searchKey(part.toLowerCase()).trim());
    }),
  );
});

test('folding twice changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => expect(searchKey(searchKey(text))).toBe(searchKey(text))));
});

test('every character of an escaped text stands for itself', () => {
  expect(escapeLike('50%_\\')).toBe('50\\%\\_\\\\');
});
