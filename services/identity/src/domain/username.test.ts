import { AppError } from '@oddsmates/kit';
import fc from 'fast-check';
import { readUsername } from './username';

test('a username is shown as it was typed, trimmed', () => {
  expect(readUsername('  Łukasz 🦊 ')).toEqual({ shown: 'Łukasz 🦊', key: 'łukasz 🦊' });
});

test.each(['', '   ', '\u200b', '\u2060 \u200d', '\u3164'])('%j is refused: there is nothing to see in it', (text) => {
  expect(() => readUsername(text)).toThrow(AppError);
});

test('every username either is refused or has a key, and reading what is shown gives the same again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (text) => {
      let name;
      try {
        name = readUsername(text);
      } catch (error) {
        expect(error).toBeInstanceOf(AppError);
        return;
      }
      expect(name.key).not.toBe('');
      expect(name.shown).toBe(name.shown.trim());
      expect(readUsername(name.shown)).toEqual(name);
    }),
  );
});
