export type OddsFormat = 'decimal' | 'american';

/** Shown when no odds are found (spec section 9). */
export const DEFAULT_DECIMAL_ODDS = 2;

/** American to decimal odds, two places: positive odds/100+1, negative 100/|odds|+1, zero or empty 2 (spec section 5). */
export function americanToDecimal(american: number | null | undefined): number {
  if (!american || !Number.isFinite(american)) return DEFAULT_DECIMAL_ODDS;
  const decimal = american > 0 ? american / 100 + 1 : 100 / Math.abs(american) + 1;
  return Math.round((decimal + Number.EPSILON) * 100) / 100;
}

/** Decimal to American odds, whole: from 2.00 upwards positive. Odds of 1 pay nothing back beyond the stake and have no American form. */
export function decimalToAmerican(decimal: number): number {
  if (!(decimal > 1)) return 0;
  return Math.round(decimal >= 2 ? (decimal - 1) * 100 : -100 / (decimal - 1));
}

/** A price as the player prefers it: '1.91' or '-110'. Input is always decimal, as the contract carries it. */
export function formatOdds(decimal: number, format: OddsFormat): string {
  const american = decimalToAmerican(decimal);
  if (format === 'decimal' || american === 0) return decimal.toFixed(2);
  return american > 0 ? `+${american}` : String(american);
}

/** A spread or total: '+3.5', '-3.5', '0'. */
export const formatPoint = (point: number): string => (point > 0 ? `+${point}` : String(point));
