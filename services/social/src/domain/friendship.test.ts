import fc from 'fast-check';
import { awaitsAnswerOf, otherOf, pairOf, type Friendship } from './friendship';

test('a pair is the same whoever is named first', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (one, other) => {
      fc.pre(one !== other);
      const pair = pairOf(one, other);
      expect(pair).toEqual(pairOf(other, one));
      expect(pair.low < pair.high).toBe(true);
      expect(otherOf(pair, one)).toBe(other);
      expect(otherOf(pair, other)).toBe(one);
    }),
  );
});

const asked: Friendship = { low: 'a', high: 'b', request_id: 'r', asked_by: 'a', status: 'pending' };

test.each([
  ['the one who was asked', asked, 'b', true],
  ['the one who asked', asked, 'a', false],
  ['a third person', asked, 'c', false],
  ['a friend already', { ...asked, status: 'friends' }, 'b', false],
] as const)('%s', (_who, friendship, userId, answers) => {
  expect(awaitsAnswerOf(friendship, userId)).toBe(answers);
});
