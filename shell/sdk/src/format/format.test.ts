import fc from 'fast-check';
import { formatGain, formatMoney, potentialWinnings } from './money';
import { americanToDecimal, decimalToAmerican, formatOdds, formatPoint } from './odds';
import { formatDateTime, formatMembers, initials, truncate } from './text';

it('writes money with two decimals', () => {
  expect(formatMoney(1234.5)).toBe('$1,234.50');
  expect(formatMoney(0)).toBe('$0.00');
  expect(formatGain(12)).toBe('+$12.00');
  expect(formatGain(-5)).toBe('-$5.00');
});

it.each([[10, 1.91, 19.1], [0.1, 1.1, 0.11], [33.33, 1.15, 38.33], [1.05, 2.1, 2.21]])('pays %d at %d as %d', (stake, odds, winnings) => {
  expect(potentialWinnings(stake, odds)).toBe(winnings);
});

it.each([[-110, 1.91], [110, 2.1], [100, 2], [-100, 2], [150, 2.5], [-200, 1.5], [0, 2], [null, 2], [undefined, 2], [Number.NaN, 2]])(
  'turns American %p into decimal %p', (american, decimal) => expect(americanToDecimal(american)).toBe(decimal),
);

it('comes back to about the same American odds', () => {
  fc.assert(fc.property(fc.integer({ min: 100, max: 1000 }), (american) => {
    expect(Math.abs(decimalToAmerican(americanToDecimal(american)) - american)).toBeLessThanOrEqual(1);
  }));
});

it('writes odds as the player prefers', () => {
  expect(formatOdds(1.91, 'decimal')).toBe('1.91');
  expect(formatOdds(2, 'decimal')).toBe('2.00');
  expect(formatOdds(1.91, 'american')).toBe('-110');
  expect(formatOdds(2.1, 'american')).toBe('+110');
  expect(formatPoint(3.5)).toBe('+3.5');
  expect(formatPoint(-3.5)).toBe('-3.5');
});

it("writes times as 'MMM d, h:mm a'", () => {
  const local = new Date(2026, 10, 21, 19, 5);
  expect(formatDateTime(local.toISOString())).toBe('Nov 21, 7:05 PM');
  expect(formatDateTime('soon')).toBe('');
});

it('counts at least one member', () => {
  expect(formatMembers(0)).toBe('1 member');
  expect(formatMembers(2)).toBe('2 members');
});

it('cuts a description at 100 characters and adds an ellipsis', () => {
  expect(truncate('a'.repeat(100))).toBe('a'.repeat(100));
  expect(truncate('a'.repeat(101))).toBe(`${'a'.repeat(100)}...`);
  expect(truncate('🏆'.repeat(101))).toBe(`${'🏆'.repeat(100)}...`);
});

it.each([['ada', 'AD'], ['Ada Lovelace', 'AL'], ['x', 'X'], ['', '?'], ['night_owl_9', 'NO']])('shortens %p to %p', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
