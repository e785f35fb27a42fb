import fc from 'fast-check';
import { money } from './cents';

test.each([
  [12, 1_200n],
  [12.5, 1_250n],
  [0.01, 1n],
  [0.1 + 0.2 - 0.3 + 0.29, 29n],
  [-3.07, -307n],
  [1_000_000_000, 100_000_000_000n],
])('%p dollars are %p cents', (dollars, expected) => {
  const rounded = Math.round(dollars * 100) / 100;
  expect(money.fromWire(rounded)).toBe(expected);
});

test.each([NaN, Infinity, -Infinity, 0.001, 1.005, 1e21, 1e-7])('%p is no amount', (dollars) => {
  expect(() => money.fromWire(dollars)).toThrow(RangeError);
});

test.each(['', '1.', '.5', '1,00', '1.000', ' 1', '0x10', '1e3'])('the text %p is no amount', (text) => {
  expect(() => money.fromDecimalString(text)).toThrow(RangeError);
});

test('formats with two decimals and the sign in front', () => {
  expect(['100000', '5', '-5', '-12345', '0'].map((cents) => money.format(money.cents(BigInt(cents))))).toEqual(['1000.00', '0.05', '-0.05', '-123.45', '0.00']);
});

test('every amount survives the way to the API and back', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -10_000_000_000_000n, max: 10_000_000_000_000n }), (amount) => {
      expect(money.fromWire(money.toWire(money.cents(amount)))).toBe(amount);
      expect(money.fromDecimalString(money.format(money.cents(amount)))).toBe(amount);
    }),
  );
});
