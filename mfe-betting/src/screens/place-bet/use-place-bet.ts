import { useAction, type ApiError } from '@oddsmates/sdk';
import { useRef } from 'react';
import type { LeagueEvent } from '../../league-event/types';
import { betRequest, type Slip } from './slip';

const STAKE_CODES: readonly string[] = ['AMOUNT_INVALID', 'INSUFFICIENT_FUNDS'];

/** A refusal, and whether it belongs to the amount or to the bet as a whole. */
export interface Refusal {
  about: 'stake' | 'bet';
  sentence: string;
  /** What to do about it, when the sentence does not say. */
  hint?: string;
}

export interface PlaceBetOptions {
  onPlaced: () => void;
  /** The event or the balance is not what the page thinks: read both again. */
  onRefused: () => void;
}

/**
 * Places a bet once, however often it is asked to: while a bet is on its way no other is sent, and a repeated bet whose
 * answer was lost carries the key of the first.
 */
export function usePlaceBet({ onPlaced, onRefused }: PlaceBetOptions) {
  const onItsWay = useRef(false);
  const action = useAction('wallet.PlaceBet', {
    emits: ['leagueBalanceUpdated'],
    onSuccess: onPlaced,
    onError: onRefused,
    onSettled: () => { onItsWay.current = false; },
  });
  return {
    placed: action.data,
    busy: action.isPending,
    refusal: action.error ? refusalOf(action.error) : undefined,
    /** Forgets the refusal: the bet was changed. */
    forget: () => { if (action.isError) action.reset(); },
    place: (event: LeagueEvent, slip: Slip) => {
      const request = betRequest(event, slip);
      if (!request || onItsWay.current) return;
      onItsWay.current = true;
      action.mutate({ request });
    },
  };
}

function refusalOf(error: ApiError): Refusal {
  if (error.undecided) return { about: 'bet', sentence: 'Failed to place bet.', hint: 'Try again. The same bet is never charged twice.' };
  return { about: STAKE_CODES.includes(error.code) ? 'stake' : 'bet', sentence: error.message };
}
