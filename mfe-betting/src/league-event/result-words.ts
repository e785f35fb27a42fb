import type { LeagueEvent } from './types';
import { sideTitle } from './words';

/** How a completed event ended: 'Lakers (110 : 102)', or the actual value of a closest guess; undefined before. */
export function resultWords({ result, markets }: LeagueEvent): string | undefined {
  if (!result) return undefined;
  if (result.actual_value !== undefined) return String(result.actual_value);
  const winner = markets[0]?.outcomes.find(({ key }) => key === result.winning_outcome)?.name ?? sideTitle(result.winning_outcome);
  const { home_score: home, away_score: away } = result;
  return home === undefined || away === undefined ? winner : `${winner} (${home} : ${away})`;
}
