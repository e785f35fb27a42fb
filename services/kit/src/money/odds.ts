/** Decimal odds inside the services: whole hundredths, 1.91 -> 191. */
export type OddsHundredths = number & { readonly __brand: 'OddsHundredths' };

/** The lowest and highest odds the product knows, 1.01 and 1000.00 (docs/domain-rules.md#money). */
export const ODDS_MIN = 101;
export const ODDS_MAX = 100_000;

/**
 * Takes whole hundredths as odds.
 * @throws RangeError unless they are an integer from 101 to 100,000.
 */
function hundredths(value: number): OddsHundredths {
  if (!Number.isInteger(value) || value < ODDS_MIN || value > ODDS_MAX) throw new RangeError(`Not odds from 1.01 to 1000.00: ${value}`);
  return value as OddsHundredths;
}

/**
 * Reads decimal odds of the API, 1.91 -> 191.
 * @throws RangeError unless they have at most two decimals and lie within the bounds.
 */
function fromWire(decimal: number): OddsHundredths {
  const rounded = Math.round(decimal * 100);
  if (rounded / 100 !== decimal) throw new RangeError(`Not decimal odds with at most two decimals: ${decimal}`);
  return hundredths(rounded);
}

/** Writes odds for the API, 191 -> 1.91. */
function toWire(odds: OddsHundredths): number {
  return odds / 100;
}

/** Conversions between hundredths and the API's decimal odds. */
export const odds = { hundredths, fromWire, toWire };
