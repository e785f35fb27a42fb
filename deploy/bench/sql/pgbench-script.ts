import { BETS_PER_ROW, type BetValues } from './bets-to-place';
import type { LoggedStatement } from './statement-log';

/** A script for pgbench, with the variables that it is to be called with. */
export interface PgbenchScript {
  text: string;
  /** What is the same for every bet. */
  constants: Record<string, string>;
}

/**
 * Makes a script that places the bets of a row of bench.bets_to_place, of the statements of one bet: the same statements, in the same number of round trips, with another bet's values in place of those of the
 * bet that was logged.
 * @param bet the values of the logged bet. All are different, so that a parameter that equals one of them stands for it.
 */
export function pgbenchScript(statements: readonly LoggedStatement[], bet: BetValues): PgbenchScript {
  const nameOf = new Map(Object.entries(bet).map(([name, value]) => [value, name]));
  if (nameOf.size < Object.keys(bet).length) throw new Error(`The values of the bet are not all different: ${JSON.stringify(bet)}`);
  const constants: Record<string, string> = {};
  const variable = (value: string | null | undefined, place: string, n: number): string => {
    if (value === null || value === undefined) return 'NULL';
    const name = nameOf.get(value);
    if (name !== undefined) return `:${name}_${n}`;
    constants[place] = value;
    return `:${place}`;
  };
  const once = (n: number): string[] =>
    statements.map(({ sql, params }, index) => {
      const filled = sql.replace(/\$(\d+)/g, (_, number: string) => variable(params[Number(number) - 1], `c${index}_${number}`, n));
      return `${redirect(filled).trim()};`;
    });
  const lines = Array.from({ length: BETS_PER_ROW }, (_, n) => once(n)).flat();
  const lookUp = ['\\set n :n + 1', '\\set row :n * :clients + :client_id', 'SELECT * FROM bench.bets_to_place WHERE row = :row \\gset'];
  return { text: `${[...lookUp, ...lines].join('\n')}\n`, constants };
}

/** Facts go to a table that nobody relays: who listens would hear of bets that are none. */
function redirect(sql: string): string {
  return sql.replace('INSERT INTO outbox', 'INSERT INTO bench.outbox');
}
