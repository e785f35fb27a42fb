import { ApiError } from './api-error';

/** Reads a refusal: `{error, code, fields?, request_id}`, or whatever a proxy on the way wrote. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body = await bodyOf(response);
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError({
    status: response.status,
    code: textOf(body.code) ?? 'UNKNOWN',
    message: textOf(body.error) ?? 'API request failed',
    fields: fieldsOf(body.fields),
    requestId: textOf(body.request_id),
    retryAfterS: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}

async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text().catch(() => '');
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    // A page of a proxy says nothing to a player; a short plain sentence does.
    const plain = response.headers.get('Content-Type')?.startsWith('text/plain') && text.length <= 200;
    return plain ? { error: text.trim() } : {};
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

function fieldsOf(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
