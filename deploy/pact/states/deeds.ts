import { befriend, createEvent, register, type Person } from '../../contract/support/league-night';
import { addCircuit, decided } from '../../screens/worlds/add-circuit';
import { placeBet } from '../../stack/place-bet';
import { leagueOfTwo } from './league';

/** What has to happen for a fact to be told, by the words of the pacts: done anew through the product's own /api, by people of its own. */
export const deeds: Readonly<Record<string, () => Promise<unknown>>> = {
  'an account was opened': () => register('new'),
  'somebody has signed out everywhere': async () => (await register('new')).api.call('identity.SignOutEverywhere'),
  'a league was created': async () => (await register('captain')).api.call('league.CreateLeague', { name: 'Night Owls' }),
  'a league has a new name': async () => {
    const { captain, leagueId } = await leagueOfTwo();
    await captain.api.call('league.UpdateLeague', { id: leagueId, name: 'Early Birds' });
  },
  'a captain has invited somebody': async () => {
    const [{ captain, leagueId }, invited] = await Promise.all([leagueOfTwo(), register('invited')]);
    await captain.api.call('league.InviteUser', { league_id: leagueId, user_id: invited.id });
  },
  'an invite was accepted': leagueOfTwo,
  'a member was removed': async () => {
    const { captain, member, leagueId } = await leagueOfTwo();
    await captain.api.call('league.RemoveMember', { league_id: leagueId, member_id: member.id });
  },
  'a member has a new name': async () => rename((await leagueOfTwo()).member),
  'an event was created': async () => createEvent(await leagueOfTwo()),
  'an event was completed': async () => {
    const { captain, event } = await withEvent();
    await captain.api.call('league.CompleteEvent', { event_id: event.id, winning_outcome: 'home' });
  },
  'an event was called off': async () => {
    const { captain, event } = await withEvent();
    await captain.api.call('league.CancelEvent', { event_id: event.id });
  },
  'a bet was placed': bet,
  'bets were won': async () => {
    const { captain, event } = await bet();
    await captain.api.call('league.CompleteEvent', { event_id: event.id, winning_outcome: 'home' });
  },
  'a circuit was created': circuit,
  'a circuit was joined': async () => circuit({ joined: true }),
  'a circuit was decided': async () => {
    const { captain, event, circuit: made } = await circuit({ joined: true });
    await captain.api.call('league.CompleteEvent', { event_id: event.id, winning_outcome: 'home' });
    await decided(captain, made);
  },
  'somebody has said something': async () => {
    const { member, leagueId } = await leagueOfTwo();
    await member.api.call('chat.SendMessage', { league_id: leagueId, message: 'Good luck!' });
  },
  'somebody has something to read': async () => createEvent(await leagueOfTwo()),
  'somebody has asked for a friendship': async () => {
    const [one, other] = await Promise.all([register('one'), register('other')]);
    await one.api.call('social.SendFriendRequest', { user_id: other.id });
  },
  'a friendship was accepted': friends,
  'somebody with a friend has a new name': async () => rename((await friends()).one),
};

async function withEvent() {
  const league = await leagueOfTwo();
  return { ...league, event: await createEvent(league) };
}

async function bet() {
  const night = await withEvent();
  await placeBet(night.member.api, night.event, { amount: 10, pick: 'home' });
  return night;
}

/** A circuit over one event, with a fee, so that there is a pot. */
async function circuit({ joined = false } = {}) {
  const night = await withEvent();
  const made = await addCircuit(night.captain, night.leagueId, { name: 'Spring Cup', fee: '15.00', events: [night.event], joins: joined ? [night.member] : [] });
  return { ...night, circuit: made };
}

async function friends() {
  const [one, other] = await Promise.all([register('one'), register('other')]);
  await befriend(one, other);
  return { one, other };
}

const rename = ({ api, username }: Person) => api.call('identity.UpdateProfile', { username: `${username}-2` });
