import { sharedStack } from '../../stack/shared-stack';

/** What a call is sent with, beside its method and path. */
export interface Sending {
  token?: string | undefined;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is, with the type of its own or the one in `headers`. */
  raw?: NonNullable<RequestInit['body']>;
  headers?: Record<string, string>;
}

/** An answer as it came. */
export interface Answer {
  status: number;
  headers: Headers;
  /** Undefined for an answer without a body, and for a stream, which has no end. */
  body: unknown;
}

/** Makes a call of the /api, well formed or not. `call` is method and path: 'POST /api/login/'. */
export async function send(call: string, { token, json, raw, headers }: Sending = {}): Promise<Answer> {
  const [method = '', path = ''] = call.split(' ');
  const sent = new Headers(headers);
  if (token !== undefined) sent.set('Authorization', `Token ${token}`);
  if (json !== undefined) sent.set('Content-Type', 'application/json');
  const body = json === undefined ? raw : JSON.stringify(json);
  const response = await fetch(sharedStack().url + path, { method, headers: sent, body: body ?? null, signal: AbortSignal.timeout(30_000) });
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return { status: response.status, headers: response.headers, body: undefined };
  }
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}

/** Status, code and sentence of a refusal; of any other answer the status alone. */
export function refusalOf({ status, body }: Answer): { status: number; code?: string; error?: string; fields?: Record<string, string> } {
  return status < 400 ? { status } : { ...(body as { code?: string; error?: string; fields?: Record<string, string> }), status };
}
