import { formatDateTime, formatMoney } from '@oddsmates/sdk';
import type { Why } from './use-record';

const ACCOUNTS: Record<string, string> = { bankroll: 'your bankroll', stakes: "the event's stakes", house: 'the house' };
const account = (name: string) => ACCOUNTS[name] ?? name;

/** Why a bet came out as it did: the rule, what happened, the arithmetic, and the transfers that moved money for it. */
export function BetWhy({ why }: { why: Why }) {
  return (
    <>
      <dl className="why">
        <dt>Rule</dt><dd>{why.rule}</dd>
        <dt>What happened</dt><dd>{why.outcome}</dd>
        {why.arithmetic !== '' && <><dt>Arithmetic</dt><dd className="om-figures">{why.arithmetic}</dd></>}
      </dl>
      {why.transfers.length > 0 && (
        <>
          <h3 className="why-title">Transfers</h3>
          <ol className="why-transfers om-figures">
            {why.transfers.map(({ reference, from, to, amount, at }) => (
              <li key={reference}>
                <span><strong>{formatMoney(amount)}</strong> from {account(from)} to {account(to)}</span>
                <span className="om-quiet">{formatDateTime(at)}, {reference}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
