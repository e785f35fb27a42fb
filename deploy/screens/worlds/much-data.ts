import type { DemoBet, DemoEvent } from '../../demo/events';
import { create, playOn } from '../../demo/play-event';
import { befriend, enrol, join, type Person } from '../../stack/people';
import type { LeagueEvent } from '../../stack/place-bet';
import { addCircuit, decided } from './add-circuit';
import { addFromMarket } from './add-from-market';
import { inTurns } from '../../stack/in-turns';
import type { World } from './world';

const MEMBERS = 40;
const LEAGUES = 30;
const EVENTS = 120;
const OVER = 60;
const LINES = 100;
const CIRCUITS = 12;
const SPORTS = ['Basketball', 'American Football', 'Baseball', 'Hockey', 'Soccer', 'Tennis'];
const FIRST_NAMES = ['Ada', 'Bo', 'Cleo', 'Dara', 'Eli', 'Fay', 'Gus', 'Hana', 'Ivo', 'June'];
const LAST_NAMES = ['Marsh', 'Okafor', 'Lindqvist', 'Petrov'];
const TEAMS = ['Harbor Gulls', 'Iron Foxes', 'Summit Kings', 'Bay City Tides', 'Cedar Comets', 'Vale United', 'Stonebridge', 'Lakeside', 'Northport'];

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** The event of this number: some are over and won, lost, tied with the line or called off; on some of the others the captain has bet. */
function game(at: number, captain: Person): DemoEvent {
  const [home, away] = [pick(TEAMS, at), pick(TEAMS, at + 1 + (at % 7))];
  const bets: DemoBet[] = at < OVER || at % 6 === 0 ? [{ by: captain.username, amount: 5 + (at % 9), pick: at % 3 === 0 ? 'away' : 'home' }] : [];
  const market = at % 4 === 3 ? { key: 'spreads' as const, odds: [1.95, 1.87] as [number, number], line: -3 } : { key: 'h2h' as const, odds: [1.5 + (at % 10) / 4, 2.6 - (at % 5) / 5] as [number, number] };
  const result = at < OVER && at % 10 !== 5 ? { winner: 'home' as const, score: [90 + at, at % 8 === 3 ? 87 + at : 80 + at] as [number, number] } : undefined;
  return { name: `${home} vs ${away}, round ${at + 1}`, sport: pick(SPORTS, at), home, away, market, inDays: at - OVER, bets, result };
}

/** A lot of everything: leagues, members, events, bets that came out in every way, notifications, chat, participants. */
export async function muchData(url: string): Promise<World> {
  const usernames = LAST_NAMES.flatMap((last) => FIRST_NAMES.map((first) => `${first} ${last}`)).slice(0, MEMBERS);
  const crowd = await inTurns(usernames, (name, at) => enrol(url, name, `crowd${at}@screens.example`));
  const [captain, ...others] = crowd as [Person, ...Person[]];
  const people = new Map(crowd.map((person) => [person.username, person]));
  const leagues = await inTurns(Array.from({ length: LEAGUES }), (_, at) => captain.api.call('league.CreateLeague', { name: `Table ${at + 1}`, description: `The regulars of table ${at + 1}, every ${pick(['Monday', 'Friday', 'Sunday'], at)}, home and away.` }));
  const leagueId = (await captain.api.call('league.CreateLeague', { name: 'The Whole Office', description: 'Forty people, one spreadsheet fewer.' })).id;
  await Promise.all([
    inTurns(others, (person) => join(captain, leagueId, person)),
    inTurns(others.slice(0, 30), (person) => befriend(captain, person)),
    inTurns(others.slice(30), ({ api }) => api.call('social.SendFriendRequest', { user_id: captain.id })),
    inTurns(leagues.slice(0, 6), ({ id }, at) => join(captain, id, pick(others, at))),
  ]);

  const plans = Array.from({ length: EVENTS }, (_, at) => game(at, captain));
  const events = await inTurns(plans, (plan) => create(plan, leagueId, captain));
  const guess = await create({ name: 'How many points do all of us score together?', sport: 'Other', home: '', away: '', inDays: 90, bets: [] }, leagueId, captain);
  const [crowded, ...rest] = events as [LeagueEvent, ...LeagueEvent[]];
  await inTurns(others, ({ username }, at) => playOn({ ...(plans[0] as DemoEvent), bets: [{ by: username, amount: 10 + at, pick: at % 2 === 0 ? 'home' : 'away' }], result: undefined }, crowded, captain, people));
  const odds = await addFromMarket(captain, leagueId);
  const circuit = (name: string, fee: string, of: readonly LeagueEvent[], joins: readonly Person[], startsInDays?: number) =>
    addCircuit(captain, leagueId, { name, fee, events: of, joins, startsInDays, description: 'All of us, every week, until somebody has had enough.' });
  const circuits = {
    upcoming: await circuit('Next Season', '50.00', [...rest.slice(-40), odds], [], 30),
    active: await circuit('All Season', '5.00', events.slice(-60), others),
    decided: await circuit('First Rounds', '5.00', events.slice(0, 12), crowd),
  };
  await inTurns(Array.from({ length: CIRCUITS }), (_, at) => circuit(`Side Pot ${at + 1}`, `${at}.00`, events.slice(70 + at, 74 + at), crowd.slice(0, at)));

  await inTurns(events, (event, at) => playOn(plans[at] as DemoEvent, event, captain, people));
  await inTurns(events.filter((_, at) => at < OVER && at % 10 === 5), ({ id }) => captain.api.call('league.CancelEvent', { event_id: id }));
  for (let at = 0; at < LINES; at += 1) await pick(crowd, at * 7).api.call('chat.SendMessage', { league_id: leagueId, message: pick(['Gulls by ten.', 'We will see about that, as we see about it every single week of the year.', 'Who set these odds?', 'Ha!'], at) });
  return {
    people: { captain, member: others[0] as Person, newcomer: captain },
    league: await captain.api.call('league.GetLeague', { id: leagueId }),
    events: { odds, guess, taken: events[66], over: crowded },
    circuits: { ...circuits, decided: await decided(captain, circuits.decided) },
    search: 'ar',
  };
}
