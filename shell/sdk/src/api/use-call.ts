import { useQuery, type QueryClient, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from './api-error';
import { call } from './call';
import type { CallName, Request, Response } from './contract';

export type CallKey<K extends CallName> = readonly [K, Request<K>];

/** The query key of a call: for `setQueryData`, e.g. to show a chat line at once. */
export function callKey<K extends CallName>(name: K, request: Request<K>): CallKey<K> {
  return [name, request];
}

export type UseCallOptions<K extends CallName, T> =
  Omit<UseQueryOptions<Response<K>, ApiError, T, CallKey<K>>, 'queryKey' | 'queryFn'>;

/** Reads from the server: `const league = useCall('league.GetLeague', { id })`. Cached, retried, refreshed by app events. */
export function useCall<K extends CallName, T = Response<K>>(
  name: K, request: Request<K>, options?: UseCallOptions<K, T>,
): UseQueryResult<T, ApiError> {
  return useQuery({
    ...options,
    queryKey: callKey(name, request),
    queryFn: ({ signal }) => call(name, request, { signal }),
  });
}

/** Changes what is cached of a call, if anything is: live updates and optimistic lines. */
export function updateCached<K extends CallName>(
  client: QueryClient, name: K, request: Request<K>, change: (cached: Response<K>) => Response<K>,
): void {
  client.setQueryData<Response<K>>(callKey(name, request), (cached) => (cached === undefined ? undefined : change(cached)));
}
