import { BETS_PER_ROW } from './bets-to-place';
import { pgbenchScript } from './pgbench-script';

const statements = [
  { sql: 'BEGIN', params: [] },
  { sql: 'UPDATE balances SET cents = cents - $2 WHERE account = $1', params: ['4711', '50'] },
  { sql: "INSERT INTO outbox (id, note, trace) VALUES ($1, 'bet:' || $2::text, $3)", params: ['0190', '4711', null] },
  { sql: 'COMMIT', params: [] },
];
const bet = { user_id: 'u', event_id: 'e', bankroll: '4711', slot: '15', stakes: '20', bet_id: 'b', reference: 'bet:b:stake', key: 'k', fact_id: '0190' };
const { text, constants } = pgbenchScript(statements, bet);
const lines = text.trim().split('\n');

test('each bet has its own values, and what is the same for all is told once', () => {
  expect(lines.slice(3, 7)).toEqual([
    'BEGIN;',
    'UPDATE balances SET cents = cents - :c1_2 WHERE account = :bankroll_0;',
    "INSERT INTO bench.outbox (id, note, trace) VALUES (:fact_id_0, 'bet:' || :bankroll_0::text, NULL);",
    'COMMIT;',
  ]);
  expect(lines.at(-3)).toBe(`UPDATE balances SET cents = cents - :c1_2 WHERE account = :bankroll_${BETS_PER_ROW - 1};`);
  expect(constants).toEqual({ c1_2: '50' });
});

test('a value that could stand for two things is refused', () => {
  expect(() => pgbenchScript(statements, { ...bet, stakes: '4711' })).toThrow('not all different');
});
