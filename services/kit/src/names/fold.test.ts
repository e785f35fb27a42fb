import fc from 'fast-check';
import { foldName, foldPart } from './fold';

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
  expect(foldName(one)).toBe(foldName(other));
});

test.each([
  ['Alice', 'Alicia'],
  ['Al ice', 'Alice'],
  ['Zoe', 'Zoë'],
])('%p and %p are different names', (one, other) => {
  expect(foldName(one)).not.toBe(foldName(other));
});

test('a folded text folds to itself, part or whole', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(foldPart(foldPart(text))).toBe(foldPart(text));
      expect(foldName(foldName(text))).toBe(foldName(text));
    }),
  );
});

test('letter case and normal form make no difference', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'), (text, form) => {
      const expected = foldName(text);
      // In normal form, as keyboards write: upper case puts a subscript iota behind its letter, in front of any loose accents.
      expect(foldName(text.normalize('NFC').toLowerCase())).toBe(expected);
      expect(foldName(text.normalize('NFC').toUpperCase())).toBe(expected);
      expect(foldName(text.normalize(form))).toBe(expected);
    }),
  );
});

test('a part of a name is found whatever its case', () => {
  expect(foldPart('ŁUKASZ Żółw')).toContain(foldPart('łuk'));
  expect(foldPart('Straße')).toContain(foldPart('STRASS'));
  expect(foldPart('ΟΔΥΣΣΕΥΣ')).toContain(foldPart('σευς'));
  expect(foldPart('Big ')).toBe('big ');
});

test('whatever part of a name in Latin letters is typed, in whatever case, its key is part of the key of the name', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aBcDé ßØ1_%'), minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(letters, letters, letters, (before, part, after) => {
      const key = foldPart(before + part + after);
      expect(key).toContain(foldPart(part.toUpperCase()).trim());
      expect(key).toContain(foldPart(part.toLowerCase()).trim());
    }),
  );
});
