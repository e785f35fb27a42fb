import { EVENTS, type DemoEvent } from '../../demo/events';
import { fillIn } from '../../demo/fill-in';
import { LEAGUE, PASSWORD, PEOPLE } from '../../demo/people';
import { create, playOn } from '../../demo/play-event';
import { befriend, enrol, join, logIn, type Person } from '../../stack/people';
import { addCircuit, decided } from './add-circuit';
import { addFromMarket } from './add-from-market';
import { need, type World } from './world';

/** The league of the demo, with circuits, an event of the market, and something in the bell. */
export async function typical(url: string): Promise<World> {
  await fillIn(url, () => undefined);
  const everybody = await Promise.all(PEOPLE.map(({ username }) => logIn(url, username, PASSWORD)));
  const people = new Map(everybody.map((person) => [person.username, person]));
  const [maya, leo, nina, sam] = ['maya', 'leo', 'nina', 'sam'].map((name) => need(name, people.get(name))) as [Person, Person, Person, Person];
  const leagueId = need('league', (await maya.api.call('league.ListLeagues')).find(({ name }) => name === LEAGUE.name)).id;
  const event = async (name: string) => need(name, (await maya.api.call('league.ListEvents', { league_id: leagueId })).find(({ event_name }) => event_name === name));

  const guess = await event('Total points in the all-star game?');
  const open = await event('Vale United vs Stonebridge');
  const odds = await addFromMarket(maya, leagueId);
  const circuits = {
    upcoming: await addCircuit(maya, leagueId, { name: 'All-Star Weekend', description: 'One weekend, three calls.', fee: '25.00', events: [open, guess], tiebreaker: guess, startsInDays: 2, joins: [leo, nina] }),
    active: await addCircuit(maya, leagueId, { name: 'Winter Series', fee: '10.00', events: [open, odds], joins: [maya, leo, sam] }),
    decided: await addDecided(maya, leagueId, people),
  };
  const foreignLeagueId = await fillBell(url, maya);
  return {
    people: { captain: maya, member: leo, newcomer: maya },
    league: await maya.api.call('league.GetLeague', { id: leagueId }),
    events: { odds, guess, taken: await event('Harbor Gulls at Summit Kings'), over: await event(need('event', EVENTS[0]).name) },
    circuits,
    search: 'ma',
    foreignLeagueId,
  };
}

async function addDecided(maya: Person, leagueId: string, people: Map<string, Person>) {
  const match: DemoEvent = {
    name: 'Opening night: Comets vs Tides',
    sport: 'American Football',
    home: 'Comets',
    away: 'Tides',
    market: { key: 'h2h', odds: [1.8, 2.05] },
    inDays: -1,
    bets: [{ by: 'leo', amount: 20, pick: 'away' }, { by: 'nina', amount: 20, pick: 'home' }],
    result: { winner: 'away', score: [17, 24] },
  };
  const event = await create(match, leagueId, maya);
  const joins = ['leo', 'nina', 'priya'].map((name) => need(name, people.get(name)));
  const circuit = await addCircuit(maya, leagueId, { name: 'Opening Night', description: 'Winner takes it all.', fee: '15.00', events: [event], joins });
  // Only bets placed after joining count.
  await playOn(match, event, maya, people);
  return decided(maya, circuit);
}

/** A friend request and an invite, which wait for an answer, beside what the events brought. @returns the league of the invite */
async function fillBell(url: string, person: Person): Promise<string> {
  const [rita, mark] = await Promise.all(['rita', 'mark'].map((name) => enrol(url, name, `${name}@screens.example`))) as [Person, Person];
  await rita.api.call('social.SendFriendRequest', { user_id: person.id });
  await befriend(mark, person);
  const { id } = await mark.api.call('league.CreateLeague', { name: 'Sunday Parlour' });
  await mark.api.call('league.InviteUser', { league_id: id, user_id: person.id });
  const other = await rita.api.call('league.CreateLeague', { name: 'Book Club, Betting Section', description: 'Nobody reads. Everybody bets.' });
  await join(rita, other.id, person);
  return id;
}
