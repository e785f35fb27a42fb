import fc from 'fast-check';
import { usernamesFor } from './suggest-username';

const best = (name: string, email = 'ada.demo@example.com') => usernamesFor({ name, email }).slice(0, 3).map(({ shown }) => shown);

test.each([
  ['Ada Demo', ['Ada Demo', 'Ada Demo2', 'Ada Demo3']],
  [' Ada\n\tDemo ', ['Ada Demo', 'Ada Demo2', 'Ada Demo3']],
  ['', ['ada.demo', 'ada.demo2', 'ada.demo3']],
  ['\u200b', ['ada.demo', 'ada.demo2', 'ada.demo3']],
  ['x'.repeat(60), ['x'.repeat(40), `${'x'.repeat(40)}2`, `${'x'.repeat(40)}3`]],
])('%j gives %j', (name, expected) => {
  expect(best(name)).toEqual(expected);
});

test('somebody without a name and with nothing to see before the @ is a player', () => {
  expect(best('', '\u200b@example.com')[0]).toBe('Player');
});

test('a family of four is not cut in half', () => {
  expect(best(`${'x'.repeat(38)}👨‍👩‍👧‍👦`)[0]).toBe('x'.repeat(38));
});

test('whatever the provider says, each is a username that can be registered, and no two are the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, local) => {
      const candidates = usernamesFor({ name, email: `${local}@example.com` });
      expect(new Set(candidates.map(({ key }) => key)).size).toBe(99);
      for (const { shown } of candidates) {
        expect([...shown].length).toBeLessThanOrEqual(50);
        expect(shown).not.toMatch(/[\p{Cc}\p{Surrogate}\u2028\u2029]/u);
      }
    }),
    { numRuns: 50 },
  );
});
