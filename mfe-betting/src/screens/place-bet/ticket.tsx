import { formatMoney, formatOdds, potentialWinnings, useOddsFormat } from '@oddsmates/sdk';

export interface TicketProps {
  bet: {
    selection?: string;
    /** Dollars. */
    amount?: number;
    /** Decimal; unset for a guess. */
    odds?: number;
    guess?: number;
    /** Dollars, stake included; unset while open. */
    payout?: number;
    status?: string;
  };
  /** Dollars: the bankroll after the bet. */
  balance?: number;
}

const STATUS_WORDS: Readonly<Record<string, string>> = { won: 'Won', lost: 'Lost', push: 'Push: stake returned', void: 'Void: stake returned' };

/** One's own bet, as a slip that has been handed in. */
export function Ticket({ bet, balance }: TicketProps) {
  const [format] = useOddsFormat();
  const rows: [string, string][] = [];
  if (bet.guess !== undefined) rows.push(['Your guess', String(bet.guess)]);
  else if (bet.selection) rows.push(['Your pick', bet.selection]);
  if (bet.odds !== undefined) rows.push(['Odds', formatOdds(bet.odds, format)]);
  if (bet.amount !== undefined) rows.push(['Bet amount', formatMoney(bet.amount)]);
  const status = STATUS_WORDS[bet.status ?? ''];
  if (status !== undefined) rows.push(['Result', status]);
  if (bet.payout !== undefined) rows.push(['Paid out', formatMoney(bet.payout)]);
  else if (bet.amount !== undefined && bet.odds !== undefined) rows.push(['Potential winnings', formatMoney(potentialWinnings(bet.amount, bet.odds))]);
  if (balance !== undefined) rows.push(['New balance', formatMoney(balance)]);
  return (
    <dl className={`ticket ticket-${bet.status ?? 'open'}`}>
      {rows.map(([term, value]) => <div key={term}><dt>{term}</dt><dd className="om-figures">{value}</dd></div>)}
    </dl>
  );
}
