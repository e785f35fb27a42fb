import { Format, type Bounds } from '@oddsmates/proto/descriptor';

/** A field's name as a sentence begins with it: 'bet_amount' -> 'Bet amount', 'marketKey' -> 'Market key'. */
export function labelOf(fieldName: string): string {
  const words = fieldName.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll('_', ' ').toLowerCase().trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a length counts. */
export type LengthUnit = 'characters' | 'bytes' | 'items';

/** Why a length is refused. */
export function lengthSentence(label: string, { minLength, maxLength }: Bounds, unit: LengthUnit): string {
  const verb = unit === 'items' ? 'have' : 'be';
  if (unit === 'bytes' && maxLength >= 1_048_576) return `${label} must be at most ${Math.floor(maxLength / 1_048_576)} MB.`;
  if (minLength > 0 && maxLength > 0) return `${label} must ${verb} from ${minLength} to ${maxLength} ${unit}.`;
  return minLength > 0 ? `${label} must ${verb} at least ${minLength} ${unit}.` : `${label} must ${verb} at most ${maxLength} ${unit}.`;
}

/** Why a number's size is refused. */
export function rangeSentence(label: string, { min, max }: Bounds): string {
  if (min !== undefined && max !== undefined) return `${label} must be from ${min} to ${max}.`;
  return min === undefined ? `${label} must be at most ${max}.` : `${label} must be at least ${min}.`;
}

/** Why a number's decimals are refused. */
export function decimalsSentence(label: string, decimals: number): string {
  return decimals === 0 ? `${label} must be a whole number.` : `${label} must have at most ${decimals} decimals.`;
}

/** Why a text's format is refused. */
export function formatSentence(label: string, format: Format): string {
  switch (format) {
    case Format.ID:
      return `${label} is not a valid id.`;
    case Format.EMAIL:
      return `${label} must be an email address.`;
    case Format.TIME:
      return `${label} must be a time with its time zone, such as 2026-01-31T18:00:00Z.`;
    case Format.DECIMAL:
      return `${label} must be an amount with at most two decimals.`;
    case Format.LINE:
      return `${label} must be a single line.`;
    case Format.UNSPECIFIED:
      return `${label} is not valid.`;
  }
}
