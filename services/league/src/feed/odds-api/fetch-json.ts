import { ProviderFailure } from './failure';

/** No answer of the provider comes near this. */
const BODY_MAX_BYTES = 16 * 1024 * 1024;

/** An answer, whatever its status. */
export type JsonAnswer = { status: number; headers: Headers; body: unknown };

/**
 * Gets JSON. An answer that is no JSON has the body undefined. Whatever is thrown names no address: the key is part of it.
 * @throws ProviderFailure 'down' when there is no whole answer in time
 */
export async function fetchJson(url: URL, timeoutMs: number): Promise<JsonAnswer> {
  try {
    // A redirect would carry the key to wherever it points.
    const response = await fetch(url, { headers: { accept: 'application/json' }, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    return { status: response.status, headers: response.headers, body: parse(await text(response)) };
  } catch (error) {
    throw error instanceof ProviderFailure ? error : new ProviderFailure('down', systemWord(error));
  }
}

async function text({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    const bytes = chunk as Uint8Array;
    size += bytes.length;
    if (size > BODY_MAX_BYTES) throw new ProviderFailure('down', 'TOO_LARGE');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** 'ECONNREFUSED', 'TimeoutError': what happened in one word, never a message. */
function systemWord(error: unknown): string {
  const cause = property(error, 'cause');
  const words = [property(cause, 'code'), property(cause, 'name'), property(error, 'name')];
  return words.find((word): word is string => typeof word === 'string' && /^\w{1,60}$/.test(word)) ?? 'NO_ANSWER';
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
