import { readStatements } from './statement-log';

test('statements are read with their parameters, each session by itself', () => {
  const lines = [
    '<7> LOG:  statement: BEGIN',
    '<7> LOG:  execute <unnamed>: ',
    '\t  SELECT a',
    '\t  FROM b WHERE c = $1 AND d = $2',
    "<7> DETAIL:  Parameters: $1 = 'it''s, $2 = 5', $2 = NULL",
    '<8> LOG:  statement: SELECT 1',
    '<7> LOG:  statement: COMMIT',
    '<1> LOG:  checkpoint starting: time',
  ];
  const sessions = readStatements(lines);
  expect(sessions.get('7')).toEqual([
    { sql: 'BEGIN', params: [] },
    { sql: '\n  SELECT a\n  FROM b WHERE c = $1 AND d = $2', params: ["it's, $2 = 5", null] },
    { sql: 'COMMIT', params: [] },
  ]);
  expect([...sessions.keys()]).toEqual(['7', '8']);
});
