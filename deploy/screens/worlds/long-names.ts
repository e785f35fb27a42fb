import type { DemoEvent } from '../../demo/events';
import { create, playOn } from '../../demo/play-event';
import { befriend, enrol, join, type Person } from '../../stack/people';
import { addCircuit, decided } from './add-circuit';
import { inTurns } from '../../stack/in-turns';
import { BIO_MAX, EMOJI, EVENT_NAME_MAX, NAME_MAX, TEXT_MAX, unbroken, USERNAME_MAX, wordy } from './long-words';
import type { World } from './world';

const CAPTAIN = unbroken(USERNAME_MAX);
const USERNAMES = [CAPTAIN, wordy(USERNAME_MAX), `${EMOJI} ${unbroken(USERNAME_MAX - 12)}`, 'W'.repeat(USERNAME_MAX)];

/** The longest odds and the longest names. */
const game = (name: string, home: string, away: string, more: Partial<DemoEvent> = {}): DemoEvent => ({
  name, sport: 'American Football', home, away, market: { key: 'spreads', odds: [1000, 1.01], line: 999.5 }, inDays: 1, bets: [], ...more,
});

/** Names and texts as long as they can be, with and without a place to break; odds and amounts to match. */
export async function longNames(url: string): Promise<World> {
  const [captain, member, third, fourth] = (await inTurns(USERNAMES, (name, at) => enrol(url, name, `long${at}@screens.example`))) as [Person, Person, Person, Person];
  const people = new Map([captain, member, third, fourth].map((person) => [person.username, person]));
  await captain.api.call('identity.UpdateProfile', { bio: `${wordy(BIO_MAX - 200)} ${unbroken(190)}` });
  await Promise.all([befriend(captain, member), befriend(captain, third), fourth.api.call('social.SendFriendRequest', { user_id: captain.id })]);
  const description = `${wordy(600)}\n\nhttps://${unbroken(300)}.example\n\n${wordy(TEXT_MAX - 1000)}`;
  const { id: leagueId } = await captain.api.call('league.CreateLeague', { name: unbroken(NAME_MAX), description });
  await captain.api.call('league.CreateLeague', { name: `${EMOJI} ${wordy(NAME_MAX - 12)}`, description });
  await inTurns([member, fourth], (person) => join(captain, leagueId, person));
  const invitation = await fourth.api.call('league.CreateLeague', { name: unbroken(NAME_MAX) });
  await fourth.api.call('league.InviteUser', { league_id: invitation.id, user_id: captain.id });

  const [team, others] = [unbroken(NAME_MAX), wordy(NAME_MAX)];
  const odds = await create(game(unbroken(EVENT_NAME_MAX), team, others), leagueId, captain);
  const question = { sport: 'American Football', home: '', away: '', inDays: 2, bets: [] };
  const guess = await create({ ...question, name: `${wordy(EVENT_NAME_MAX - 1)}?` }, leagueId, captain);
  const bets = [{ by: captain.username, amount: 999.99, pick: 'home' as const }, { by: member.username, amount: 1000, pick: 'away' as const }];
  const played = game(wordy(EVENT_NAME_MAX), team, others, { inDays: -1, bets, result: { winner: 'home', score: [99_999, 100_000] } });
  const over = await create(played, leagueId, captain);
  const names = { name: wordy(NAME_MAX), description, fee: '0.00' };
  const inPlay = { leagueId, captain, people };
  const circuits = {
    upcoming: await addCircuit(captain, leagueId, { ...names, fee: '1000000.00', events: [odds, guess], tiebreaker: guess, startsInDays: 100, joins: [] }),
    active: await addCircuit(captain, leagueId, { ...names, name: unbroken(NAME_MAX), events: [odds, guess], tiebreaker: guess, joins: [captain, member] }),
    decided: await addCircuit(captain, leagueId, { ...names, name: unbroken(NAME_MAX), events: [over], joins: [captain, member, fourth] }),
  };
  await playOn(played, over, captain, people);
  circuits.decided = await decided(captain, circuits.decided);
  const taken = await addTaken(inPlay, game(`${EMOJI} ${wordy(EVENT_NAME_MAX - 12)}`, others, team));
  await talk([captain, member, fourth], leagueId);
  return {
    people: { captain, member, newcomer: captain },
    league: await captain.api.call('league.GetLeague', { id: leagueId }),
    events: { odds, guess, taken, over },
    circuits,
    search: unbroken(4),
  };
}

/** An event on which the captain has bet. */
async function addTaken({ leagueId, captain, people }: { leagueId: string; captain: Person; people: Map<string, Person> }, plan: DemoEvent) {
  const event = await create(plan, leagueId, captain);
  await playOn({ ...plan, bets: [{ by: captain.username, amount: 1000.01, pick: 'home' }] }, event, captain, people);
  return event;
}

async function talk(people: readonly Person[], leagueId: string): Promise<void> {
  for (const message of [unbroken(300), EMOJI, `${wordy(TEXT_MAX - 400)}\n\n${unbroken(390)}`]) {
    for (const { api } of people) await api.call('chat.SendMessage', { league_id: leagueId, message });
  }
}
