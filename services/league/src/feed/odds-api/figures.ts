import { metrics } from '@oddsmates/kit';
import { Counter, Gauge } from 'prom-client';

const QUOTA_HEADERS = { remaining: 'x-requests-remaining', used: 'x-requests-used', last: 'x-requests-last' } as const;

/** The provider's quota. A figure that the last answer did not tell is left out: unknown is not 0. */
export const oddsFeedQuota = new Gauge({
  name: 'odds_feed_quota_requests',
  help: 'Requests of the plan at the odds provider: remaining and used in this period, and the cost of the last call.',
  labelNames: ['kind'],
  registers: [metrics],
});

/** Attempts to call the provider, by how they ended. */
export const oddsFeedCalls = new Counter({
  name: 'odds_feed_calls_total',
  help: 'Attempts to call the odds provider, by result.',
  labelNames: ['result'],
  registers: [metrics],
});

/** When the provider last gave an answer that could be used: how fresh the feed can be. */
const oddsFeedReadAt = new Gauge({
  name: 'odds_feed_last_answer_timestamp_seconds',
  help: 'When the odds provider last answered well, in seconds since 1970.',
  registers: [metrics],
});
// Until then it is not known.
oddsFeedReadAt.remove();

/** Counts an answer that could be used. */
export function noteAnswer(): void {
  oddsFeedCalls.inc({ result: 'ok' });
  oddsFeedReadAt.setToCurrentTime();
}

/** Takes the quota from the headers of an answer. */
export function noteQuota(headers: Headers): void {
  for (const [kind, header] of Object.entries(QUOTA_HEADERS)) {
    const told = headers.get(header);
    if (told !== null && /^\d{1,12}$/.test(told.trim())) oddsFeedQuota.set({ kind }, Number(told));
    else oddsFeedQuota.remove({ kind });
  }
}
