import type { CallName, Request, Response } from '../api/contract';

/** What the network does with a request, where it is more than a plain answer with status 200. */
export class Reply {
  constructor(readonly play: (signal: AbortSignal | undefined) => Promise<globalThis.Response>) {}
}

/** Several answers, one per call in order; the last one stays. */
export class InTurn<K extends CallName> {
  constructor(readonly answers: readonly [Recorded<K>, ...Recorded<K>[]]) {}
}

export type Recorded<K extends CallName> = Response<K> | Reply | ((request: Request<K>) => Response<K> | Reply);

/** Recorded answers by the call's name. An answer that is a list stays one answer; several in order are `inTurn(...)`. */
export type Answers = { [K in CallName]?: Recorded<K> | InTurn<K> };

export interface RefusalDetails {
  code?: string;
  fields?: Record<string, string>;
  retryAfterS?: number;
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new globalThis.Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

/** A refusal as the gateway writes it. */
export function aRefusal(status: number, sentence: string, { code = 'REFUSED', fields, retryAfterS }: RefusalDetails = {}): Reply {
  const headers: Record<string, string> = retryAfterS === undefined ? {} : { 'Retry-After': String(retryAfterS) };
  return new Reply(() => Promise.resolve(json(status, { error: sentence, code, fields, request_id: 'test-request' }, headers)));
}

/** An answer with another status than 200, e.g. 201. */
export function anAnswer(body: unknown, status = 200): Reply {
  return new Reply(() => Promise.resolve(json(status, body)));
}

/** The server cannot be reached. */
export function noConnection(): Reply {
  return new Reply(() => Promise.reject(new TypeError('Failed to fetch')));
}

/** An answer that does not come while the test runs: to see what is shown meanwhile. */
export function neverAnswers(): Reply {
  return new Reply((signal) => new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  }));
}

export function inTurn<K extends CallName>(...answers: [Recorded<K>, ...Recorded<K>[]]): InTurn<K> {
  return new InTurn(answers);
}
