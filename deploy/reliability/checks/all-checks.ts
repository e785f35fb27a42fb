import { answersAreClear } from './answers-are-clear';
import { betsOnce } from './bets-once';
import type { Check } from './check';
import { consumersAreBack } from './consumers-are-back';
import { eventsSettledOnce } from './events-settled-once';
import { ledgerIsRight } from './ledger-is-right';
import { linesInOrder } from './lines-in-order';
import { picturesAreThere } from './pictures-are-there';
import { toldOnce } from './told-once';

/** What has to hold after every failure; the ledger comes last. */
const CHECKS: readonly Check[] = [answersAreClear, consumersAreBack, betsOnce, eventsSettledOnce, toldOnce, linesInOrder, picturesAreThere, ledgerIsRight];

/** Every breach that is found, a sentence each. */
export const breaches: Check = async (stack, record) => {
  const found: string[] = [];
  for (const check of CHECKS) found.push(...(await check(stack, record)));
  return found;
};
