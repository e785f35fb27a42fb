import type { LeagueEvent } from '../../stack/place-bet';
import { ApiError } from '../../stack/api-client';
import { askUntilDecided } from './ask';
import { eventually } from '../../stack/eventually';
import type { LoadRecord } from './record';
import type { Shift } from './shift';
import type { LoadedLeague } from './world';

/** An event that is open, and who is still to bet on it. */
export interface OpenEvent {
  event: LeagueEvent;
  league: LoadedLeague;
  /** By number in the league. */
  next: number;
  /** Called when everybody has had a turn. */
  full: () => void;
}

const OUTCOMES = [
  { key: 'home', name: 'Owls', price: 1.91 },
  { key: 'away', name: 'Hawks', price: 2.1 },
];
/** An event whose book could not be opened opens by itself; so long that may take. */
const BOOK_LIMIT_MS = 60_000;

/** A captain who holds one event after the other: creates it, lets everybody bet, completes it. Ends with the shift. */
export async function runEvents(league: LoadedLeague, open: OpenEvent[], record: LoadRecord, shift: Shift): Promise<void> {
  for (let round = 1; await shift.begins(); round += 1) {
    const event = await shift.run(() => create(league, round, record));
    await new Promise<void>((full) => open.push({ event, league, next: 0, full }));
    if (!(await shift.begins())) return;
    await shift.run(() => complete(league, event.id, round % 2 === 0 ? 'home' : 'away', record));
  }
}

async function create({ id: league_id, captain }: LoadedLeague, round: number, record: LoadRecord): Promise<LeagueEvent> {
  const request = { league_id, event_name: `Game ${round}`, home_team: 'Owls', away_team: 'Hawks', market_data: { key: 'h2h', outcomes: OUTCOMES } };
  const event = await askUntilDecided(record, 'league.CreateEvent', (key) => captain.api.call('league.CreateEvent', request, key));
  if (event.betting_open) return event;
  return eventually('betting', () => captain.api.call('league.GetEvent', { event_id: event.id }), ({ betting_open }) => betting_open, BOOK_LIMIT_MS);
}

async function complete({ id: leagueId, captain }: LoadedLeague, eventId: string, winning_outcome: string, record: LoadRecord): Promise<void> {
  const completion = { leagueId, eventId, askedAt: Date.now(), answered: false };
  record.completions.set(eventId, completion);
  try {
    await askUntilDecided(record, 'league.CompleteEvent', (key) => captain.api.call('league.CompleteEvent', { event_id: eventId, winning_outcome }, key));
  } catch (error) {
    // What was begun is finished by itself: an answer that was lost is no reason to complete it again.
    if (!(error instanceof ApiError) || error.code !== 'EVENT_ALREADY_COMPLETED') throw error;
  }
  completion.answered = true;
}
