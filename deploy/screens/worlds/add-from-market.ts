import type { Person } from '../../stack/people';
import type { LeagueEvent } from '../../stack/place-bet';

/** Adds the event of the feed that starts last, with all the markets of its first bookmaker: it stays open for bets the longest. */
export async function addFromMarket({ api }: Person, leagueId: string): Promise<LeagueEvent> {
  const { data } = await api.call('league.BrowseMarket');
  const sports = await Promise.all((data?.sports ?? []).map(({ key }) => api.call('league.ListSportEvents', { sport_key: key })));
  const [last] = sports.flat().filter(({ bookmakers }) => (bookmakers[0]?.markets.length ?? 0) > 2).sort((a, b) => b.commence_time.localeCompare(a.commence_time));
  const bookmaker = last?.bookmakers[0];
  if (last === undefined || bookmaker === undefined) throw new Error('The feed offers no event with three markets.');
  return api.call('league.AddMarketEvent', {
    league_id: leagueId,
    sport_key: last.sport_key,
    event_id: last.id,
    bookmaker: bookmaker.key,
    markets: bookmaker.markets.map(({ key }) => key),
  });
}
