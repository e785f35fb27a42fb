import { createEvent } from '../../contract/support/league-night';
import { addCircuit, decided } from '../../screens/worlds/add-circuit';
import type { Person } from '../../stack/people';
import { placeBet, type LeagueEvent } from '../../stack/place-bet';
import { question } from './events';
import { callerIs, leagueOfTwo } from './league';
import type { Known, MakeState } from './world';

const PLAN = { name: 'Spring Cup', description: 'One weekend.', fee: '15.00' };

/** A league with a circuit over one event, which its member has joined or not. */
async function withCircuit(joined: boolean): Promise<{ captain: Person; member: Person; event: LeagueEvent; circuitId: string; known: Known }> {
  const league = await leagueOfTwo();
  const event = await createEvent(league);
  const { id } = await addCircuit(league.captain, league.leagueId, { ...PLAN, events: [event], joins: joined ? [league.member] : [] });
  return { ...league, event, circuitId: id, known: { ...callerIs(league.member), leagueId: league.leagueId, circuitId: id } };
}

/** Worlds around a circuit. */
export const circuitStates = {
  'a member of a league with a circuit': async () => (await withCircuit(false)).known,
  'a member of a league with an upcoming circuit': async () => {
    const league = await leagueOfTwo();
    const tiebreaker = await league.captain.api.call('league.CreateEvent', question(league.leagueId));
    const { id } = await addCircuit(league.captain, league.leagueId, { ...PLAN, events: [tiebreaker], tiebreaker, startsInDays: 2, joins: [] });
    return { ...callerIs(league.member), leagueId: league.leagueId, circuitId: id };
  },
  'a member of a league who has joined a circuit': async () => (await withCircuit(true)).known,
  'a member of a league with a decided circuit': async () => {
    const { captain, member, event, circuitId, known } = await withCircuit(true);
    // Bets count from joining on.
    await placeBet(member.api, event, { amount: 10, pick: 'home' });
    await captain.api.call('league.CompleteEvent', { event_id: event.id, winning_outcome: 'home' });
    await decided(captain, await captain.api.call('league.GetCircuit', { id: circuitId }));
    return known;
  },
} satisfies Record<string, MakeState>;
