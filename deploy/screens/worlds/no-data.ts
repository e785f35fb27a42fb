import { create } from '../../demo/play-event';
import { enrol, type Person } from '../../stack/people';
import { addCircuit, decided } from './add-circuit';
import type { World } from './world';

/** Somebody who has just registered; and a captain whose league has nobody and nothing in it yet, and whose circuits nobody has joined. */
export async function noData(url: string): Promise<World> {
  const [newcomer, captain] = (await Promise.all(['newt', 'solo'].map((name) => enrol(url, name, `${name}@screens.example`)))) as [Person, Person];
  const league = await captain.api.call('league.CreateLeague', { name: 'Empty Seats' });
  // Circuits need events, which the empty league has not.
  const { id: elsewhere } = await captain.api.call('league.CreateLeague', { name: 'Empty Pots' });
  const [on, over] = await Promise.all(['Tonight', 'Yesterday'].map((name) => create({ name, sport: 'Other', home: 'Team A', away: 'Team B', market: { key: 'h2h', odds: [1.91, 2.1] }, inDays: 0, bets: [] }, elsewhere, captain)));
  if (on === undefined || over === undefined) throw new Error('Both events were to be created.');
  const plan = { name: 'Anybody?', fee: '0.00', joins: [] };
  const circuits = {
    upcoming: await addCircuit(captain, elsewhere, { ...plan, events: [on], startsInDays: 1 }),
    active: await addCircuit(captain, elsewhere, { ...plan, events: [on] }),
    decided: await addCircuit(captain, elsewhere, { ...plan, events: [over] }),
  };
  await captain.api.call('league.CompleteEvent', { event_id: over.id, winning_outcome: 'home' });
  return {
    people: { captain, member: captain, newcomer },
    league: await captain.api.call('league.GetLeague', { id: league.id }),
    events: { odds: on, over },
    circuits: { ...circuits, decided: await decided(captain, circuits.decided) },
    search: 'nobody goes by this name',
  };
}
