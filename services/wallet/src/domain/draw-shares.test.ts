import { money } from '@oddsmates/kit';
import fc from 'fast-check';
import { drawShares } from './draw-shares';

const slots = (...cents: number[]) => cents.map((each, slot) => ({ slot, cents: money.cents(BigInt(each)) }));
const shares = (...cents: number[]) => cents.map((each, index) => ({ userId: `u${index}`, cents: money.cents(BigInt(each)) }));

test('a share goes on in the next slot where one slot does not hold enough', () => {
  expect(drawShares(slots(500, 1_000), shares(750, 750))).toEqual([
    { userId: 'u0', slot: 0, cents: 500n },
    { userId: 'u0', slot: 1, cents: 250n },
    { userId: 'u1', slot: 1, cents: 750n },
  ]);
});

test.each([
  ['less than the pot', [999]],
  ['more than the pot', [500, 501]],
  ['nobody', []],
])('shares that are %s are none', (_, cents) => {
  expect(drawShares(slots(400, 600), shares(...cents))).toBeUndefined();
});

test('an empty pot is shared by nobody', () => {
  expect(drawShares([], [])).toEqual([]);
});

test('whatever the slots and shares: everybody gets their share and every slot is emptied', () => {
  const amount = fc.integer({ min: 1, max: 10_000 });
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 16 }), fc.array(amount, { maxLength: 10 }), (held, wanted) => {
      const pot = held.reduce((sum, each) => sum + each, 0);
      // The last share makes the sum that of the pot.
      const cut = wanted.filter((_, index) => wanted.slice(0, index + 1).reduce((sum, each) => sum + each, 0) < pot);
      const parts = [...cut, pot - cut.reduce((sum, each) => sum + each, 0)];
      const draws = drawShares(slots(...held), shares(...parts)) ?? [];
      const sum = (of: (draw: (typeof draws)[number]) => boolean) => draws.filter(of).reduce((all, { cents }) => all + Number(cents), 0);
      expect(parts.map((_, index) => sum(({ userId }) => userId === `u${index}`))).toEqual(parts);
      expect(held.map((_, index) => sum(({ slot }) => slot === index))).toEqual(held);
    }),
  );
});
