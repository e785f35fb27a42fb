import { backoffMs, pause } from '@oddsmates/kit';
import { Breaker } from './breaker';
import { failureOf, isPassing, ProviderFailure } from './failure';
import { fetchJson } from './fetch-json';
import { noteAnswer, noteQuota, oddsFeedCalls } from './figures';
import { USUAL_TIMES, type OddsApiSettings } from './settings';

/** How often a call is tried at most. */
const ATTEMPTS = 3;

/** Gets a path of the provider's API. @throws ProviderFailure */
export type Call = (path: string, params: Readonly<Record<string, string>>) => Promise<unknown>;

/**
 * Calls the provider: with the key, within its time, again where that can help and never where it cannot. The key is added here, at the last
 * moment, and goes nowhere but into the request.
 */
export function oddsApiCalls(settings: OddsApiSettings): Call {
  const { clock, log, times = USUAL_TIMES } = settings;
  const breaker = new Breaker();

  async function attempt(path: string, params: Readonly<Record<string, string>>, timeoutMs: number): Promise<unknown> {
    // The address first and the key after: the error of a malformed address holds all of it.
    const url = new URL(path, settings.url);
    url.search = new URLSearchParams({ ...params, apiKey: settings.key }).toString();
    const { status, headers, body } = await fetchJson(url, timeoutMs);
    noteQuota(headers);
    if (status !== 200) throw failureOf(status, body);
    if (!Array.isArray(body)) throw new ProviderFailure('down', 'NO_JSON_LIST');
    return body;
  }

  /** How long to wait before another attempt; undefined when there is to be none. */
  function waitMs(failure: ProviderFailure, attempts: number): number | undefined {
    if (!isPassing(failure) || attempts >= ATTEMPTS) return undefined;
    const firstMs = failure.kind === 'too_fast' ? times.tooFastWaitMs : times.firstWaitMs;
    return backoffMs(attempts, { firstMs, maxMs: Math.max(firstMs, times.maxWaitMs) });
  }

  return async (path, params) => {
    const endMs = performance.now() + times.totalMs;
    for (let attempts = 1; ; attempts++) {
      breaker.check(clock());
      try {
        const body = await attempt(path, params, Math.ceil(Math.min(times.attemptMs, endMs - performance.now())));
        noteAnswer();
        return body;
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error;
        oddsFeedCalls.inc({ result: error.kind });
        const closedUntil = breaker.note(error, clock());
        if (closedUntil) log.error({ code: error.code, until: closedUntil }, 'the odds provider is not called for a while');
        if (error.kind === 'our_mistake') log.error({ code: error.code, path }, 'the odds provider refused a call');
        const wait = waitMs(error, attempts);
        if (wait === undefined || performance.now() + wait >= endMs) {
          if (isPassing(error)) log.warn({ code: error.code, attempts }, 'the odds provider could not be read');
          throw error;
        }
        await pause(wait);
      }
    }
  };
}
