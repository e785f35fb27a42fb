import { session } from '../session/session';
import { ApiError } from './api-error';
import { buildRequest, type Image } from './build-request';
import type { CallName, Request, Response as Answer } from './contract';
import { endSession } from './end-session';
import { errorOf } from './error-of';
import { randomHex } from './random-hex';

export interface CallOptions {
  signal?: AbortSignal;
  /** The same key with the same request is answered, and charged, once. */
  idempotencyKey?: string;
  /** Sends the request as multipart with this picture. */
  image?: Image;
}

/** Calls a visitor makes: they carry no token, and their 401 is about the password typed, not about the session. */
const VISITOR_CALLS = new Set<CallName>(['identity.Login', 'identity.Register', 'identity.GoogleAuth', 'identity.GetAuthConfig']);

/**
 * Makes a call of the contract and gives its answer.
 * Throws ApiError with the server's sentence. A 401 ends the session, upon which the guard leads to '/'.
 * Does not retry: the query client does so for GETs, the user for everything else.
 */
export async function call<K extends CallName>(name: K, request: Request<K>, opts: CallOptions = {}): Promise<Answer<K>> {
  const token = VISITOR_CALLS.has(name) ? undefined : session.get()?.token;
  const { url, method, body } = buildRequest(name, request, opts.image);
  // W3C trace context: each call begins a trace, which the gateway goes on with. Whether it is kept is decided there, hence the 00.
  const headers = new Headers({ Accept: 'application/json', traceparent: `00-${randomHex(16)}-${randomHex(8)}-00` });
  if (token) headers.set('Authorization', `Token ${token}`);
  if (typeof body === 'string') headers.set('Content-Type', 'application/json');
  if (opts.idempotencyKey) headers.set('Idempotency-Key', opts.idempotencyKey);

  const response = await send(url, { method, headers, body, signal: opts.signal });
  if (response.ok) return (await response.json()) as Answer<K>;
  if (response.status === 401 && token) {
    throw new ApiError({ status: 401, code: 'UNAUTHENTICATED', message: endSession(token, name) });
  }
  throw await errorOf(response);
}

async function send(url: string, init: RequestInit): Promise<globalThis.Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiError({ status: 0, code: 'NETWORK', message: 'Failed to connect to server', cause });
  }
}
