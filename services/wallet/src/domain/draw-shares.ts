import { money, type Cents } from '@oddsmates/kit';

/** What a slot of a pot holds. */
export type PotSlot = { slot: number; cents: Cents };
/** What somebody is to get out of a pot. */
export type Share = { userId: string; cents: Cents };
/** What somebody gets out of one slot. */
export type Draw = { userId: string; slot: number; cents: Cents };

/**
 * Says which slots pay which shares: the first share is drawn from the first slots, the next one goes on where it ended. Each slot ends at
 * zero and none below it, and the same pot and shares are always drawn alike.
 *
 * | slots              | shares             | draws                                   |
 * | ------------------ | ------------------ | --------------------------------------- |
 * | 2: 5.00, 9: 10.00  | Ada 7.50, Ben 7.50 | Ada 2: 5.00, Ada 9: 2.50, Ben 9: 7.50   |
 *
 * @param slots those that hold money, in the order in which they are drawn from
 * @param shares each above zero, in the order in which they are paid
 * @returns undefined when the shares are not the whole pot
 */
export function drawShares(slots: readonly PotSlot[], shares: readonly Share[]): Draw[] | undefined {
  if (total(slots) !== total(shares)) return undefined;
  const left = slots.map((each) => ({ ...each }));
  return shares.flatMap(({ userId, cents }) => {
    const draws: Draw[] = [];
    for (let due: bigint = cents; due > 0n; ) {
      const [first] = left;
      if (!first) throw new Error('The shares were checked to be the pot');
      const drawn = money.cents(due < first.cents ? due : first.cents);
      draws.push({ userId, slot: first.slot, cents: drawn });
      due -= drawn;
      first.cents = money.cents(first.cents - drawn);
      if (first.cents === 0n) left.shift();
    }
    return draws;
  });
}

function total(items: readonly { cents: Cents }[]): bigint {
  return items.reduce((sum, { cents }) => sum + cents, 0n);
}
