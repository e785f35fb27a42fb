import { notices, useAction, type ApiError } from '@oddsmates/sdk';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Market } from '../../league-event/types';
import type { Bookmaker, ExternalEvent } from './types';

const FAILED = 'Failed to add event to league. Please try again.';
/** Nothing was decided, so the server has nothing to say: no answer, no answer of ours, or a failure inside. */
const SAYS_NOTHING = ['NETWORK', 'UNKNOWN', 'INTERNAL'];

/** Why the event was not added: the server's sentence, e.g. that it is in the league already, or that of spec section 8. */
export const addFailure = ({ code, message }: ApiError): string => (SAYS_NOTHING.includes(code) ? FAILED : message);

/** Adds an event of the feed to the league and returns there. `onRefused` is for reading again what has changed meanwhile. */
export function useAddEvent(leagueId: string, onRefused: () => void) {
  const navigate = useNavigate();
  // Known at once, where the action is pending only from the next drawing on.
  const sent = useRef(false);
  const action = useAction('league.AddMarketEvent', {
    emits: ['leaguesUpdated'],
    onSuccess: () => {
      notices.success('Event added to league!');
      void navigate(`/league/${leagueId}`);
    },
    onError: onRefused,
    onSettled: () => { sent.current = false; },
  });
  return {
    busy: action.isPending,
    failure: action.error ? addFailure(action.error) : undefined,
    forget: action.reset,
    add: (event: ExternalEvent, bookmaker: Bookmaker, markets: readonly Market[]): void => {
      if (sent.current) return;
      sent.current = true;
      const { id: event_id, sport_key } = event;
      action.mutate({ request: { league_id: leagueId, sport_key, event_id, bookmaker: bookmaker.key, markets: markets.map(({ key }) => key) } });
    },
  };
}
