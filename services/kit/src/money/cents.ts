/** Money inside the services: whole cents, exact. A bare number or bigint does not pass for it. */
export type Cents = bigint & { readonly __brand: 'Cents' };

const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/;

function cents(amount: bigint): Cents {
  return amount as Cents;
}

/**
 * Reads an amount of the API: dollars as a JSON number, 12.5 -> 1250 cents.
 * @throws RangeError unless the number is finite, has at most two decimals and is exact as a double.
 */
function fromWire(dollars: number): Cents {
  // The shortest text of a double is what the sender wrote, so the decimals are counted there and never by arithmetic.
  return fromDecimalString(String(dollars));
}

/** Writes an amount for the API: 1250 cents -> 12.5. */
function toWire(amount: Cents): number {
  return Number(amount) / 100;
}

/** Two decimals, no currency sign and no grouping: 100000 cents -> '1000.00'. */
function format(amount: Cents): string {
  const absolute = amount < 0n ? -amount : amount;
  return `${amount < 0n ? '-' : ''}${absolute / 100n}.${String(absolute % 100n).padStart(2, '0')}`;
}

/**
 * Reads a decimal text such as '12', '12.5' or '12.50'.
 * @throws RangeError for anything else.
 */
function fromDecimalString(text: string): Cents {
  const match = DECIMAL.exec(text);
  if (!match) throw new RangeError(`Not an amount with at most two decimals: ${text.slice(0, 40)}`);
  const [, sign, whole = '0', decimals = ''] = match;
  const absolute = BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0'));
  return cents(sign === '-' ? -absolute : absolute);
}

/** Conversions between cents and the two ways the API writes money. */
export const money = { cents, fromWire, toWire, format, fromDecimalString };
