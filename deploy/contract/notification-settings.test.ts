import { eventually } from '../stack/eventually';
import { LivePage } from '../stack/live-page';
import { sharedStack } from '../stack/shared-stack';
import { createEvent, join, leagueNight, register, type LeagueNight, type Person } from './support/league-night';

/** What a player has switched off is told to nobody in their name: not in their list, not on their page, while others hear of it as before. */

let night: LeagueNight;
let page: LivePage;
beforeAll(async () => {
  const before = await leagueNight();
  const member = await register('listener');
  night = { ...before, member };
  page = await LivePage.open(sharedStack().url, member.token);
  await eventually('the stream to stand', async () => page.position, (position) => position !== undefined);
  await join(night.captain, night.leagueId, member);
  // What rang until now is over: whatever comes is of the tests.
  await eventually('the invite to ring', async () => page.kinds(), (kinds) => kinds.includes('notification'));
  page.updates.length = 0;
});
afterAll(() => page.close());

const typesOf = async ({ api }: Person) => (await api.call('social.ListNotifications')).map(({ type }) => type);
const isTold = (person: Person, type: string, times: number) =>
  eventually(`${times} times ${type}`, () => typesOf(person), (types) => types.filter((one) => one === type).length === times);

test('a kind that is switched off rings no bell until it is on again; the other kinds and the other members are told', async () => {
  const { member, captain, leagueId } = night;
  const other = await register('other');
  await join(captain, leagueId, other);
  expect(await member.api.call('social.GetNotificationSettings')).toEqual({
    bet_won: true, bet_lost: true, bet_void: true, circuit_won: true, friend_accepted: true, event_created: true, circuit_created: true,
  });

  expect(await member.api.call('social.UpdateNotificationSettings', { event_created: false })).toMatchObject({ event_created: false, circuit_created: true });
  const muted = await createEvent(night, 'Nobody rings');
  await isTold(other, 'event_created', 1);
  // A circuit is told after the event was: had the event been told to the member, it would be there by now.
  await captain.api.call('league.CreateCircuit', {
    league_id: leagueId, name: 'Everybody rings', description: '', entry_fee: '0.00', component_events_data: [{ league_event_id: muted.id, weight: 1 }],
  });
  await isTold(member, 'circuit_created', 1);
  expect(await typesOf(member)).not.toContain('event_created');
  await eventually('the update of the circuit', async () => page.kinds(), (kinds) => kinds.includes('notification'));
  expect(page.kinds().filter((kind) => kind === 'notification')).toHaveLength(1);

  await member.api.call('social.UpdateNotificationSettings', { event_created: true });
  await createEvent(night, 'It rings again');
  await isTold(member, 'event_created', 1);
});

test('an invite and a removal are told whatever is switched off', async () => {
  const { captain, leagueId } = night;
  const guest = await register('guest');
  const everything = await guest.api.call('social.GetNotificationSettings');
  const nothing = Object.fromEntries(Object.keys(everything).map((kind) => [kind, false]));
  expect(await guest.api.call('social.UpdateNotificationSettings', nothing)).toEqual(nothing);
  const { id } = await captain.api.call('league.InviteUser', { league_id: leagueId, user_id: guest.id });
  await isTold(guest, 'league_invite', 1);
  await guest.api.call('league.HandleInvite', { id, action: 'accept' });
  await captain.api.call('league.RemoveMember', { league_id: leagueId, member_id: guest.id });
  await isTold(guest, 'member_removed', 1);
});
