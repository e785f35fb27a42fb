import { AppError, metrics } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { Counter, Gauge } from 'prom-client';

/** Pages ask again by themselves for what they read: reads make room first, so that bets and messages still come through. */
const SHARE_OF_READS = 0.75;
const RETRY_AFTER_S = 1;

const underWay = new Gauge({ name: 'calls_under_way', help: 'Calls of services that are being answered.', registers: [metrics] });
const turnedAway = new Counter({ name: 'calls_turned_away_total', help: 'Calls that were turned away because too many were under way.', labelNames: ['kind'], registers: [metrics] });

type Kind = 'read' | 'write';

/** Which kind of call it is, of those that a route may mean. */
export const kindOf = (calls: readonly { call: { readsOnly: boolean } }[]): Kind => (calls.every(({ call }) => call.readsOnly) ? 'read' : 'write');

/**
 * Bounds how many calls of the services are under way at once. Beyond what the services can carry, more at once makes all of them late and none of
 * them sooner: who would have to wait for seconds is told so at once instead.
 */
export class Admission {
  #calls = 0;
  readonly #most: Record<Kind, number>;

  /** @param mostCalls how many calls may be under way, at least 1 */
  constructor(mostCalls: number) {
    this.#most = { read: Math.ceil(mostCalls * SHARE_OF_READS), write: mostCalls };
  }

  /**
   * Lets a call in for a part of its work.
   * @throws AppError BUSY, with the time to wait
   */
  async run<T>(kind: Kind, work: () => Promise<T>): Promise<T> {
    const leave = this.enter(kind);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /**
   * Lets a call in.
   * @returns what is to be called once, when it is over
   * @throws AppError BUSY, with the time to wait
   */
  enter(kind: Kind): () => void {
    if (this.#calls >= this.#most[kind]) {
      turnedAway.inc({ kind });
      throw new AppError(Reason.BUSY, { retryAfterS: RETRY_AFTER_S });
    }
    this.#count(+1);
    return () => this.#count(-1);
  }

  #count(change: number): void {
    this.#calls += change;
    underWay.set(this.#calls);
  }
}
