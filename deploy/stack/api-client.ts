import type { CallName, Calls } from '@oddsmates/proto/api';
import { apiRequest } from './api-request';

const CALL_LIMIT_MS = 90_000;

/** A refusal of the /api: the sentence for the user, its stable code and the HTTP status. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly call: CallName,
    readonly status: number,
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** The public /api as one person sees it, typed by the contract. */
export interface ApiClient {
  /**
   * @param request the fields that are given; the rest is left out
   * @param idempotencyKey the same key with the same request takes effect once
   * @throws ApiError when the call is refused
   */
  call<N extends CallName>(name: N, request?: Partial<Calls[N]['request']>, idempotencyKey?: string): Promise<Calls[N]['response']>;
}

/**
 * @param url   where the product runs, 'http://localhost:8080'
 * @param token of the person who calls; a visitor has none
 */
export function apiClient(url: string, token?: string): ApiClient {
  return {
    async call<N extends CallName>(name: N, request: Partial<Calls[N]['request']> = {}, idempotencyKey?: string): Promise<Calls[N]['response']> {
      const { url: to, headers, ...init } = apiRequest(url, token, name, request);
      if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
      const response = await fetch(to, { ...init, headers, signal: AbortSignal.timeout(CALL_LIMIT_MS) });
      const answer = (await response.json()) as Calls[N]['response'] & { error?: string; code?: string };
      if (!response.ok) throw new ApiError(name, response.status, answer.code ?? '', answer.error ?? `${name} was refused`);
      return answer;
    },
  };
}
