import { befriend, register } from '../../contract/support/league-night';
import { offer } from '../../contract/support/scene';
import { callerIs, leagueOfTwo } from './league';
import type { MakeState } from './world';

/** Worlds around a league. */
export const leagueStates = {
  'a captain of a league': async () => {
    const { captain, leagueId } = await leagueOfTwo();
    return { ...callerIs(captain), leagueId };
  },
  'a captain of a league with a member': async () => {
    const { captain, member, leagueId } = await leagueOfTwo();
    return { ...callerIs(captain), leagueId, otherId: member.id };
  },
  'a captain of a league with a friend outside of it': async () => {
    const [{ captain, leagueId }, friend] = await Promise.all([leagueOfTwo(), register('friend')]);
    await befriend(captain, friend);
    return { ...callerIs(captain), leagueId, otherId: friend.id };
  },
  'a captain of a league and an event of the feed': async () => {
    const { captain, leagueId } = await leagueOfTwo();
    const { sportKey, eventId, bookmaker } = await offer({ captain, leagueId });
    return { ...callerIs(captain), leagueId, sportKey, feedEventId: eventId, bookmaker };
  },
  'a league that somebody does not belong to': async () => {
    const [{ leagueId }, stranger] = await Promise.all([leagueOfTwo(), register('stranger')]);
    return { ...callerIs(stranger), leagueId };
  },
  'a league in which two lines were said': async () => {
    const { captain, member, leagueId } = await leagueOfTwo();
    const { id } = await captain.api.call('chat.SendMessage', { league_id: leagueId, message: 'Who is in?' });
    await member.api.call('chat.SendMessage', { league_id: leagueId, message: 'I am.' });
    return { ...callerIs(member), leagueId, messageId: id };
  },
} satisfies Record<string, MakeState>;
