import { placeBet, type LeagueEvent } from '../stack/place-bet';
import type { DemoEvent } from './events';
import type { SignedIn } from './gather';

const DAY_MS = 24 * 60 * 60 * 1000;
const LASTS_MS = 3 * 60 * 60 * 1000;

/** Creates an event, places its bets and, where it is over, completes it; whatever of that is done already is left alone. */
export async function play(event: DemoEvent, leagueId: string, captain: SignedIn, people: Map<string, SignedIn>): Promise<void> {
  const known = (await captain.api.call('league.ListEvents', { league_id: leagueId })).find(({ event_name }) => event_name === event.name);
  await playOn(event, known ?? (await create(event, leagueId, captain)), captain, people);
}

/** The same for an event that is there: places the bets that are missing and completes it. */
export async function playOn(event: DemoEvent, found: LeagueEvent, captain: SignedIn, people: Map<string, SignedIn>): Promise<void> {
  if (found.status !== 'open') return;
  const hasBet = new Set(found.user_bets.map(({ username }) => username));
  for (const bet of event.bets.filter(({ by }) => !hasBet.has(by))) {
    const player = people.get(bet.by);
    if (player !== undefined) await placeBet(player.api, found, bet);
  }
  if (event.result !== undefined) await complete(event.result, found.id, captain);
}

/** Creates an event that nobody has bet on yet. */
export function create(event: DemoEvent, leagueId: string, captain: SignedIn): Promise<LeagueEvent> {
  const start = Date.now() + event.inDays * DAY_MS;
  return captain.api.call('league.CreateEvent', {
    league_id: leagueId,
    event_name: event.name,
    sport: event.sport,
    home_team: event.home,
    away_team: event.away,
    commence_time: new Date(start).toISOString(),
    end_time: new Date(start + LASTS_MS).toISOString(),
    betting_type: event.market === undefined ? 'closest_guess' : 'standard',
    ...(event.market && { market_data: { key: event.market.key, outcomes: outcomes(event, event.market) } }),
  });
}

function outcomes(event: DemoEvent, { odds, line }: NonNullable<DemoEvent['market']>): { key: string; name: string; price: number; point?: number }[] {
  return [
    { key: 'home', name: event.home, price: odds[0], point: line },
    { key: 'away', name: event.away, price: odds[1], point: line === undefined ? undefined : -line },
  ];
}

async function complete(result: NonNullable<DemoEvent['result']>, eventId: string, captain: SignedIn): Promise<void> {
  await captain.api.call('league.CompleteEvent', {
    event_id: eventId,
    ...('value' in result ? { actual_value: result.value } : { winning_outcome: result.winner, home_score: result.score[0], away_score: result.score[1] }),
  });
}
