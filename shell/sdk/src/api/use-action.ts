import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { emit, type AppEvent } from '../events/app-events';
import type { ApiError } from './api-error';
import type { Image } from './build-request';
import { call } from './call';
import type { CallName, Request, Response } from './contract';
import { idempotencyKeys } from './idempotency-keys';

export interface ActionInput<K extends CallName> {
  request: Request<K>;
  image?: Image;
  /** Only where sending the same request twice in a row is meant, as with chat lines; else the hook keeps the key. */
  idempotencyKey?: string;
}

export interface UseActionOptions<K extends CallName, C = unknown>
  extends Omit<UseMutationOptions<Response<K>, ApiError, ActionInput<K>, C>, 'mutationFn'> {
  /** App events fired after success, before `onSuccess`: they refresh what the action changed. */
  emits?: readonly AppEvent[];
}

/**
 * Changes something on the server: `const place = useAction('wallet.PlaceBet', { emits: ['leagueBalanceUpdated'] })`,
 * then `place.mutate({ request })`. A request repeated after a lost answer carries the same idempotency key, so it takes effect once.
 */
export function useAction<K extends CallName, C = unknown>(
  name: K, { emits, ...options }: UseActionOptions<K, C> = {},
): UseMutationResult<Response<K>, ApiError, ActionInput<K>, C> {
  const [keys] = useState(idempotencyKeys);
  return useMutation<Response<K>, ApiError, ActionInput<K>, C>({
    ...options,
    mutationFn: async ({ request, image, idempotencyKey }) => {
      const once = idempotencyKey ?? keys.keyOf(request);
      const answer = await call(name, request, { image, idempotencyKey: once }).catch((error: unknown) => {
        keys.settled(request, error);
        throw error;
      });
      keys.settled(request);
      for (const event of emits ?? []) emit(event);
      return answer;
    },
  });
}
