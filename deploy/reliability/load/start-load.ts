import { ApiError } from '../../stack/api-client';
import { placeBet } from '../../stack/place-bet';
import { askOnce, askUntilDecided } from './ask';
import { pictureChanger } from './change-pictures';
import { LoadRecord, type Line } from './record';
import { listen } from './listen';
import { runEvents, type OpenEvent } from './run-events';
import { Shift } from './shift';
import type { LoadedLeague } from './world';

/** Bets arrive at this rate, whatever becomes of those before. */
export const BETS_PER_S = 10;
/** Reads of pages arrive at this rate. */
export const READS_PER_S = 4;
/** Pictures are changed, and looked at, at this rate. */
export const PICTURES_PER_S = 1;
/** So often the speaker of each league says a line, unless the one before is still undecided. */
const LINE_EVERY_MS = 1_000;
/** So many events are open in a league at a time: enough that bets go on arriving while nobody can complete any. */
const EVENTS_PER_LEAGUE = 2;
const STAKE = 2;

/** A load that runs all the time, as players would make it. */
export interface Load {
  record: LoadRecord;
  /** Lets nothing new begin, and settles when everything that was sent is decided. */
  pause(): Promise<void>;
  resume(): void;
  end(): Promise<void>;
}

/** Starts to bet, complete, chat, change pictures and read in these leagues, at fixed rates. @param url where the product runs */
export function startLoad(url: string, leagues: LoadedLeague[]): Load {
  const record = new LoadRecord();
  const shift = new Shift();
  const open: OpenEvent[] = [];
  const captains = leagues.flatMap((league) => Array.from({ length: EVENTS_PER_LEAGUE }, () => runEvents(league, open, record, shift)));
  for (const captain of captains) captain.catch((error: unknown) => record.undecided.push(`A captain gave up: ${String(error)}`));

  const [everybody] = leagues;
  if (everybody === undefined) throw new Error('A load needs a league');
  listen(url, everybody.captain, record, shift).catch((error: unknown) => record.undecided.push(`A page gave up: ${String(error)}`));

  const arrivals = [
    arrive(1_000 / BETS_PER_S, shift, () => betNext(open, record)),
    arrive(1_000 / READS_PER_S, shift, readers(leagues, record)),
    arrive(1_000 / PICTURES_PER_S, shift, pictureChanger(url, everybody.players, record)),
    ...leagues.map((league) => arrive(LINE_EVERY_MS, shift, speaker(league, record))),
  ];
  return {
    record,
    pause: () => shift.pause(),
    resume: () => shift.resume(),
    async end() {
      for (const timer of arrivals) clearInterval(timer);
      await shift.end();
    },
  };
}

/** Begins work at a fixed rate, while the shift is on. What fails is in the record already. */
function arrive(everyMs: number, shift: Shift, work: () => Promise<unknown>): NodeJS.Timeout {
  return setInterval(() => {
    if (shift.isOn) shift.run(work).catch(() => undefined);
  }, everyMs);
}

/** The next player's bet on the event that has been open longest. */
async function betNext(open: OpenEvent[], record: LoadRecord): Promise<void> {
  const [first] = open;
  const player = first?.league.players[first.next];
  if (first === undefined || player === undefined) return;
  const { event } = first;
  first.next += 1;
  const choice = { amount: STAKE, pick: first.next % 2 === 0 ? 'home' : 'away' };
  if (first.next === first.league.players.length) {
    open.shift();
    first.full();
  }
  const { bet } = await askUntilDecided(record, 'wallet.PlaceBet', (key) => placeBet(player.api, event, choice, key));
  if (bet === undefined) throw new Error('A bet that is placed is in the answer');
  record.bets.set(bet.id, { eventId: event.id, userId: player.id });
}

/** Reads what the pages of the players read, in turn. */
function readers(leagues: LoadedLeague[], record: LoadRecord): () => Promise<unknown> {
  const reads = leagues.flatMap(({ id: league_id, players: [player] }) => {
    if (player === undefined) throw new Error('A league has players');
    const { api } = player;
    return [
      () => askOnce(record, 'league.GetLeague', () => api.call('league.GetLeague', { id: league_id })),
      () => askOnce(record, 'league.ListEvents', () => api.call('league.ListEvents', { league_id })),
      () => askOnce(record, 'social.ListNotifications', () => api.call('social.ListNotifications')),
      () => askOnce(record, 'wallet.ListBets', () => api.call('wallet.ListBets')),
      () => askOnce(record, 'chat.ListMessages', () => api.call('chat.ListMessages', { league_id })),
      () => askOnce(record, 'identity.GetProfile', () => api.call('identity.GetProfile')),
    ];
  });
  let turn = 0;
  return async () => reads[(turn += 1) % reads.length]?.();
}

/** Somebody who says one numbered line after the other, each when the one before is decided. */
function speaker({ id: league_id, captain }: LoadedLeague, record: LoadRecord): () => Promise<void> {
  const said: Line[] = [];
  record.lines.set(league_id, said);
  let speaking = false;
  let count = 0;
  return async () => {
    if (speaking) return;
    speaking = true;
    const message = `Line ${(count += 1)}`;
    try {
      const { id } = await askUntilDecided(record, 'chat.SendMessage', (key) => captain.api.call('chat.SendMessage', { league_id, message }, key));
      said.push({ id, saidAt: Date.now() });
    } catch (error) {
      if (error instanceof ApiError) record.undecided.push(`A line was refused: ${error.message}`);
      throw error;
    } finally {
      speaking = false;
    }
  };
}
