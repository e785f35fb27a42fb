import { createEvent, eventRequest } from '../../contract/support/league-night';
import { placeBet, type LeagueEvent } from '../../stack/place-bet';
import type { Person } from '../../stack/people';
import { addFromMarket } from '../../screens/worlds/add-from-market';
import { callerIs, leagueOfTwo, type LeagueOfTwo } from './league';
import type { Known, MakeState } from './world';

/** What a world tells of an event, as its member or its captain calls. */
const about = ({ leagueId }: LeagueOfTwo, caller: Person, event: LeagueEvent): Known => ({ ...callerIs(caller), leagueId, eventId: event.id });

async function withEvent(): Promise<LeagueOfTwo & { event: LeagueEvent }> {
  const league = await leagueOfTwo();
  return { ...league, event: await createEvent(league) };
}

/** What creates an event of two sides with lines. */
const withLines = (leagueId: string) => {
  const outcomes = [{ key: 'home', name: 'Lakers', price: 1.91, point: -3.5 }, { key: 'away', name: 'Bulls', price: 1.91, point: 3.5 }];
  return { ...eventRequest(leagueId), market_data: { key: 'spreads', outcomes } };
};

/** What creates an event of which a number is guessed. */
export const question = (leagueId: string) => {
  const { market_data: _, ...request } = eventRequest(leagueId, 'How many points?');
  return { ...request, betting_type: 'closest_guess' };
};

/** Worlds around an event of a league. */
export const eventStates = {
  'a member of a league with an open event': async () => {
    const world = await withEvent();
    return about(world, world.member, world.event);
  },
  'a captain of a league with an open event': async () => {
    const world = await withEvent();
    return about(world, world.captain, world.event);
  },
  'a member of a league who has bet on its event': async () => {
    const world = await withEvent();
    await placeBet(world.member.api, world.event, { amount: 10, pick: 'home' });
    return about(world, world.member, world.event);
  },
  'a player with a settled bet': async () => {
    const world = await withEvent();
    await placeBet(world.member.api, world.event, { amount: 10, pick: 'home' });
    await world.captain.api.call('league.CompleteEvent', { event_id: world.event.id, winning_outcome: 'home', home_score: 110, away_score: 102 });
    return about(world, world.member, world.event);
  },
  'a captain of a league with a completed event': async () => {
    const world = await withEvent();
    await world.captain.api.call('league.CompleteEvent', { event_id: world.event.id, winning_outcome: 'home', home_score: 110, away_score: 102 });
    return about(world, world.captain, world.event);
  },
  'a captain of a league with a question for the nearest guess': async () => {
    const league = await leagueOfTwo();
    return about(league, league.captain, await league.captain.api.call('league.CreateEvent', question(league.leagueId)));
  },
  'a member of a league with an open event with lines': async () => {
    const league = await leagueOfTwo();
    return about(league, league.member, await league.captain.api.call('league.CreateEvent', withLines(league.leagueId)));
  },
  'a member of a league who has guessed nearest': async () => {
    const league = await leagueOfTwo();
    const event = await league.captain.api.call('league.CreateEvent', question(league.leagueId));
    await placeBet(league.member.api, event, { amount: 10, pick: 210 });
    await league.captain.api.call('league.CompleteEvent', { event_id: event.id, winning_outcome: '', actual_value: 212 });
    return about(league, league.member, event);
  },
  'a captain of a league with an event of the feed': async () => {
    const league = await leagueOfTwo();
    return about(league, league.captain, await addFromMarket(league.captain, league.leagueId));
  },
} satisfies Record<string, MakeState>;
