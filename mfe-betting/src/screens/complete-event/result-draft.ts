import { formatOdds, type OddsFormat, type Request } from '@oddsmates/sdk';
import { isClosestGuess, type LeagueEvent } from '../../league-event/types';
import { priceOf, selectionOf, sideTitle } from '../../league-event/words';

/** The captain's word on how the event ended, as typed. */
export interface ResultDraft {
  winning_outcome?: string;
  home_score?: number | null;
  away_score?: number | null;
  /** For a closest-guess event. */
  actual_value?: number | null;
}

export interface WinnerOption {
  value: string;
  label: string;
}

/** The outcomes of the first market with their odds as the player writes them: 'Home: Lakers (1.91)', and any extra ones, 'Draw (3.20)'. */
export function winnerOptions({ markets: [market] }: LeagueEvent, format: OddsFormat): WinnerOption[] {
  return (market?.outcomes ?? []).map((outcome) => {
    const side = sideTitle(outcome.key);
    const selection = market ? selectionOf(market, outcome) : outcome.name;
    const name = selection.startsWith(side) ? selection : `${side}: ${selection}`;
    return { value: outcome.key, label: `${name} (${formatOdds(priceOf(outcome), format)})` };
  });
}

/** What is chosen at first: the market's outcomeKey if present, else home (spec section 2); none where there is no such outcome. */
export function defaultWinner(event: LeagueEvent): string | undefined {
  const wanted = event.market_data?.outcomeKey ?? 'home';
  return event.markets[0]?.outcomes.some(({ key }) => key === wanted) ? wanted : undefined;
}

/** The result as it is sent. */
export function completeRequest(event: LeagueEvent, draft: ResultDraft): Request<'league.CompleteEvent'> {
  if (isClosestGuess(event)) return { event_id: event.id, winning_outcome: '', actual_value: draft.actual_value ?? undefined };
  return {
    event_id: event.id,
    winning_outcome: draft.winning_outcome ?? '',
    home_score: draft.home_score ?? undefined,
    away_score: draft.away_score ?? undefined,
  };
}
