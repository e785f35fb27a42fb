import type { Queries } from './types';

/** One connection for several workers: each statement waits until the one before it has ended, well or badly. */
export function inTurn(queries: Queries): Queries {
  let last: Promise<unknown> = Promise.resolve();

  function next<T>(statement: () => Promise<T>): Promise<T> {
    const turn = last.then(statement);
    last = turn.catch(() => undefined);
    return turn;
  }

  return {
    query: (sql, params) => next(() => queries.query(sql, params)),
    one: (sql, params) => next(() => queries.one(sql, params)),
    maybe: (sql, params) => next(() => queries.maybe(sql, params)),
  };
}
