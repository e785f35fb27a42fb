import fc from 'fast-check';
import { fold } from './fold';

const anyText = fc.string({ unit: 'binary', maxLength: 50 });

test.each([
  ['Alice', 'aLICE'],
  ['Straße', 'STRASSE'],
  ['STRAẞE', 'strasse'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
  ['İzmir', 'i̇zmir'],
  ['Ångström', 'A\u030angstro\u0308m'],
  ['Ａｌｉｃｅ', 'Alice'],
  ['ﬁnn', 'finn'],
  ['Al\u200bice', 'Alice'],
  ['a\u200d\u0301', 'á'],
  ['Big\u00a0 Al', ' big al '],
])('%p and %p are the same name', (one, other) => {
  expect(fold(one)).toBe(fold(other));
});

test.each([
  ['Alice', 'Alicia'],
  ['Al ice', 'Alice'],
  ['Zoe', 'Zoë'],
])('%p and %p are different names', (one, other) => {
  expect(fold(one)).not.toBe(fold(other));
});

test('a folded text folds to itself', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

test('letter case and normal form make no difference', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'), (text, form) => {
      const expected = fold(text);
      // In normal form, as keyboards write: upper case puts a subscript iota behind its letter, in front of any loose accents.
      expect(fold(text.normalize('NFC').toLowerCase())).toBe(expected);
      expect(fold(text.normalize('NFC').toUpperCase())).toBe(expected);
      expect(fold(text.normalize(form))).toBe(expected);
    }),
  );
});
