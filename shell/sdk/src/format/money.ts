import { once } from './once';

const money = once(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }));
const signed = once(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', signDisplay: 'exceptZero' }));

/** Dollars as '$1,234.50'. */
export const formatMoney = (dollars: number): string => money().format(dollars);

/** A gain or loss, '+$12.00' or '-$5.00'. */
export const formatGain = (dollars: number): string => signed().format(dollars);

/** Amount times odds in whole cents, as the wallet will pay it: decimal arithmetic on cents and hundredths, half a cent up. */
export function potentialWinnings(stake: number, decimalOdds: number): number {
  return Math.round((Math.round(stake * 100) * Math.round(decimalOdds * 100)) / 100) / 100;
}
