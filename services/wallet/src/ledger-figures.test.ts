import { metrics, openDb, type Db, type Running } from '@oddsmates/kit';
import { silentLogger, until } from '@oddsmates/kit/testing';
import { startLedgerFigures } from './ledger-figures';
import { leagueOn, walletDatabase } from './testing/world';

let db: Db & { url: string };
let auditDb: Db;
let figures: Running | undefined;
beforeEach(async () => {
  db = await walletDatabase();
  auditDb = openDb(db.url, { name: 'wallet-audit', maxConnections: 1 });
});
afterEach(async () => {
  await figures?.close();
  await auditDb.close();
  await db.close();
});

/** Begins to measure, anew where it was begun before: the sum is read too seldom to wait for its next time. */
async function measured(name: string): Promise<number> {
  await figures?.close();
  figures = startLedgerFigures({ db, auditDb, auditEveryS: 0.01, log: silentLogger(), sumEveryMs: 10 });
  const line = async () => (await metrics.metrics()).split('\n').find((each) => each.startsWith(`${name} `));
  await until(async () => (await line()) !== undefined);
  return Number((await line())?.split(' ')[1]);
}

test('a ledger that is right shows neither an imbalance nor a breach', async () => {
  await leagueOn(db).members(2);
  expect(await measured('ledger_imbalance_cents')).toBe(0);
  expect(await measured('ledger_breaches')).toBe(0);
  expect(Math.abs((await measured('ledger_audited_timestamp_seconds')) - Date.now() / 1_000)).toBeLessThan(60);
});

test('money from nowhere shows in both figures', async () => {
  await leagueOn(db).members(2);
  await db.query(`UPDATE ledger.balances SET balance_cents = balance_cents + 7 WHERE kind = 'bankroll'`);
  expect(await measured('ledger_imbalance_cents')).toBe(14);
  expect(await measured('ledger_breaches')).toBe(3);
});

test('an audit that is still reading is broken off when the service ends', async () => {
  let unlock: () => void = () => undefined;
  const locked = new Promise<void>((resolve) => (unlock = resolve));
  const holding = db.tx(async (tx) => {
    await tx.query('LOCK TABLE ledger.transfers IN ACCESS EXCLUSIVE MODE');
    await locked;
  });
  const running = startLedgerFigures({ db, auditDb, auditEveryS: 0.01, log: silentLogger(), sumEveryMs: 10 });
  await until(async () => (await db.query(`SELECT 1 FROM pg_stat_activity WHERE application_name = 'wallet-audit' AND wait_event_type = 'Lock'`)).length === 1);
  await running.close();
  expect(await db.query(`SELECT 1 FROM pg_stat_activity WHERE application_name = 'wallet-audit' AND wait_event_type = 'Lock'`)).toEqual([]);
  unlock();
  await holding;
});
