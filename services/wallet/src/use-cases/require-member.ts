import { AppError, money, type Cents, type Queries } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { findBankroll, type BankrollRow } from '../store/bankrolls';

/**
 * The bankroll of a member: only members have one that is not frozen.
 * @throws AppError NOT_A_MEMBER
 */
export async function requireMember(db: Queries, userId: string, leagueId: string): Promise<BankrollRow> {
  const bankroll = await findBankroll(db, userId, leagueId);
  if (!bankroll || bankroll.frozen_at !== null) throw new AppError(Reason.NOT_A_MEMBER);
  return bankroll;
}

/** The refusal of what a bankroll cannot pay, with what it holds. */
export function insufficientFunds(balance: Cents): AppError {
  return new AppError(Reason.INSUFFICIENT_FUNDS, { params: { balance: money.format(balance) }, details: { balance: money.toWire(balance) } });
}
