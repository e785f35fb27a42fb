import { formatMoney, potentialWinnings } from '@oddsmates/sdk';

export interface SlipFiguresProps {
  /** Dollars; undefined while no valid amount is typed. */
  stake: number | undefined;
  /** Decimal odds; undefined without a pick. */
  price: number | undefined;
  /** A closest guess wins the pot, which nobody knows yet. */
  guessing: boolean;
  /** Dollars. */
  balance: number;
}

/** What the bet may pay (amount times odds, two decimals) and what is left after it. */
export function SlipFigures({ stake, price, guessing, balance }: SlipFiguresProps) {
  const winnings = stake !== undefined && price !== undefined ? potentialWinnings(stake, price) : 0;
  return (
    <dl className="slip-figures">
      <div className="slip-winnings">
        <dt>Potential winnings</dt>
        <dd className="om-figures">{guessing ? 'The pot' : formatMoney(winnings)}</dd>
      </div>
      <div>
        <dt>Balance after this bet</dt>
        <dd className="om-figures">{stake !== undefined && stake > balance ? '–' : formatMoney(balance - (stake ?? 0))}</dd>
      </div>
    </dl>
  );
}
