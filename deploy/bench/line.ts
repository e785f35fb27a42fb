import { reached, type Result } from './results';

/** A result in one line: `reached settle_vs_sql 1.21 (1.18 to 1.30; goal: at most 1.5) wallet_s 3.4, statement_s 2.8`. */
export function line(name: string, result: Result): string {
  const { ratio, unit, spread, detail } = result;
  const parts = Object.entries(detail).map(([part, value]) => `${part} ${value}`);
  return `${reached(result) ? 'reached' : 'MISSED '} ${name} ${ratio}${unit && ` ${unit}`} (${spread.join(' to ')}; goal: ${goalOf(result)}) ${parts.join(', ')}`;
}

/** 'at least 0.5', 'at most 700 MiB'. */
export function goalOf({ goal, better, unit }: Pick<Result, 'goal' | 'better' | 'unit'>): string {
  return `${better === 'higher' ? 'at least' : 'at most'} ${goal}${unit && ` ${unit}`}`;
}
