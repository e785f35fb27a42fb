import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from '../../test/run-command';
import type { BettingProduct } from '../betting';
import { getPgbench } from '../get-pgbench';
import { BETS_PER_ROW, prepareBets, valuesOf } from './bets-to-place';
import { logABet } from './log-a-bet';
import { pgbenchScript, type PgbenchScript } from './pgbench-script';
import { prepareStatement } from './settle';

/** As many as the wallet has connections for bets. */
const CLIENTS = 10;
/** So many rows of bets each client has for a run. */
const ROWS_PER_RUN = 200;

/** Bets by pgbench: the statements of the wallet without the wallet. */
export interface PgbenchBets {
  /** Places bets for so many seconds. @returns bets a second */
  run(seconds: number): Promise<number>;
}

/** What pgbench needs. */
export interface PgbenchOptions {
  /** Receives all that the server logs, from its start on. */
  log: readonly string[];
  players: number;
  /** The first is for the bet that is logged, the others for pgbench: 200 rows of bets for each client and run have to fit. */
  events: readonly number[];
}

/** Logs a bet and prepares a script of its statements. */
export async function preparePgbench(product: BettingProduct, { log, players, events: [first = NaN, ...events] }: PgbenchOptions): Promise<PgbenchBets> {
  const program = await getPgbench();
  const sql = await product.connect('wallet');
  await prepareStatement(sql);
  // The last player with a slot that no other parameter is: the value stands for the slot then.
  const statements = await logABet(product, log, players - (players % 16) - 1, first);
  const script = pgbenchScript(statements, await valuesOf(sql, statements));
  const rows = await prepareBets(sql, players, events);
  let n = 0;
  return {
    async run(seconds) {
      if ((n + ROWS_PER_RUN) * CLIENTS > rows) throw new Error(`${rows} rows of bets are too few for another run`);
      const perS = await runPgbench(program, product.databaseUrls['wallet'] ?? '', script, { seconds, n });
      n += ROWS_PER_RUN;
      return perS;
    },
  };
}

async function runPgbench(program: string, url: string, { text, constants }: PgbenchScript, { seconds, n }: { seconds: number; n: number }): Promise<number> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-pgbench-'));
  try {
    const file = path.join(folder, 'bet.sql');
    fs.writeFileSync(file, text);
    const variables = Object.entries({ ...constants, clients: String(CLIENTS), n: String(n) }).flatMap(([name, value]) => ['-D', `${name}=${value}`]);
    // As node-postgres sends what is not named: parsed, bound and run at each time.
    const args = ['-n', '-M', 'extended', '-c', String(CLIENTS), '-j', '2', '-T', String(seconds), '-f', file, ...variables, url];
    const { ok, output } = await runCommand(program, args);
    const perS = /^tps = ([\d.]+)/m.exec(output)?.[1];
    if (!ok || perS === undefined || /aborted/.test(output)) throw new Error(`pgbench failed:\n${output}`);
    return Number(perS) * BETS_PER_ROW;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
