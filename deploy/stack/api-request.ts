import { calls, type CallName, type Calls } from '@oddsmates/proto/api';

/** A call as HTTP carries it. */
export interface ApiRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** JSON; left out where the fields stand in the URL. */
  body?: string;
}

/**
 * Puts a call into HTTP as the contract has it.
 * @param url     where the product runs, 'http://localhost:8080'
 * @param token   of the person who calls; a visitor has none
 * @param request the fields that are given; the rest is left out
 */
export function apiRequest<N extends CallName>(url: string, token: string | undefined, name: N, request: Partial<Calls[N]['request']>): ApiRequest {
  const { method, path, body } = calls[name];
  const rest = new Map<string, unknown>(Object.entries(request));
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = rest.get(field);
    rest.delete(field);
    return encodeURIComponent(String(value));
  });
  const query = body ? '' : `?${new URLSearchParams([...rest].map(([field, value]) => [field, String(value)])).toString()}`;
  return {
    method,
    url: new URL(filled + query, url).href,
    headers: { ...(body && { 'content-type': 'application/json' }), ...(token !== undefined && { authorization: `Token ${token}` }) },
    ...(body && { body: JSON.stringify(Object.fromEntries(rest)) }),
  };
}
