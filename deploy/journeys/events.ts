import type { LeagueEvent } from '../stack/place-bet';
import type { Person } from '../stack/people';

/** A game of a captain's own between Owls and Hawks, with odds of 1.91 and 2.10. */
export function aGame({ api }: Person, leagueId: string, name: string): Promise<LeagueEvent> {
  return api.call('league.CreateEvent', {
    league_id: leagueId,
    event_name: name,
    home_team: 'Owls',
    away_team: 'Hawks',
    market_data: { key: 'h2h', outcomes: [{ key: 'home', name: 'Owls', price: 1.91 }, { key: 'away', name: 'Hawks', price: 2.1 }] },
  });
}
