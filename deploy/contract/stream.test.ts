import { randomUUID } from 'node:crypto';
import { eventually } from '../stack/eventually';
import { LivePage } from '../stack/live-page';
import { placeBet } from '../stack/place-bet';
import { sharedStack } from '../stack/shared-stack';
import { befriend, createEvent, leagueNight, register, type LeagueNight, type Person } from './support/league-night';
import { send } from './support/send';

/** Live updates of the running product: what one player does shows at the other within a second, and at nobody else's. */

const WITHIN_MS = 1_000;

let night: LeagueNight;
const pages: LivePage[] = [];
beforeAll(async () => {
  night = await leagueNight();
});
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});

async function open({ token }: Pick<Person, 'token'>, lastEventId?: string): Promise<LivePage> {
  const page = await LivePage.open(sharedStack().url, token, lastEventId);
  pages.push(page);
  if (page.status === 200) await eventually('the stream to stand', async () => page.position !== undefined, Boolean);
  return page;
}
const hears = (page: LivePage, what: string, isIt: (page: LivePage) => boolean) => eventually(what, async () => isIt(page), Boolean, WITHIN_MS);
const say = (person: Person, message: string) => person.api.call('chat.SendMessage', { league_id: night.leagueId, message });

test('a chat line shows at the other with its sender, and not at a stranger', async () => {
  const [page, stranger] = [await open(night.member), await open(night.stranger)];
  const sent = await say(night.captain, 'Good evening');
  await hears(page, 'the line', ({ updates }) => updates.some(({ kind }) => kind === 'chat'));
  expect(page.updates.at(-1)).toEqual({ id: expect.any(String), kind: 'chat', league_id: night.leagueId, message: sent });
  // Something of their own comes after it, so it would be there.
  const friend = await register('friend');
  await friend.api.call('social.SendFriendRequest', { user_id: night.stranger.id });
  await hears(stranger, 'the request', (one) => one.kinds().includes('friends'));
  expect(stranger.kinds()).not.toContain('chat');
});

test('an event, a bet on it and its settlement show at the other', async () => {
  const page = await open(night.member);
  const event = await createEvent(night);
  const told = (kind: string) => (one: LivePage) => one.updates.some((update) => update.kind === kind && (update.event_id ?? event.id) === event.id);
  await hears(page, 'the event', told('event'));
  await placeBet(night.member.api, event, { amount: 10, pick: 'home' });
  await hears(page, 'their balance', told('balance'));
  page.updates.length = 0;
  await placeBet(night.captain.api, event, { amount: 20, pick: 'away' });
  await hears(page, 'the bet of the other', told('event'));
  expect(page.kinds()).not.toContain('balance');
  page.updates.length = 0;
  await night.captain.api.call('league.CompleteEvent', { event_id: event.id, winning_outcome: 'home' });
  await hears(page, 'the settlement', (one) => told('event')(one) && told('balance')(one));
  await hears(page, 'the notice of it', (one) => one.kinds().includes('notification'));
});

test('an invite shows at the invitee, and their coming at the league', async () => {
  const guest = await register('guest');
  await befriend(night.captain, guest);
  const [page, captain] = [await open(guest), await open(night.captain)];
  const { id } = await night.captain.api.call('league.InviteUser', { league_id: night.leagueId, user_id: guest.id });
  await hears(page, 'the invite', (one) => one.kinds().includes('notification'));
  await say(night.captain, 'Is somebody coming?');
  await guest.api.call('league.HandleInvite', { id, action: 'accept' });
  await hears(captain, 'the guest', (one) => one.updates.some(({ kind, league_id }) => kind === 'league' && league_id === night.leagueId));
  await hears(page, 'their own coming', (one) => one.kinds().includes('league'));
  await say(night.captain, 'Welcome');
  await hears(page, 'the line', (one) => one.lines().length === 1);
  expect(page.lines()).toEqual(['Welcome']);
});

test('a page that was away hears everything it missed, once and in order', async () => {
  const page = await open(night.member);
  const lines = Array.from({ length: 20 }, (_, index) => `${randomUUID()} ${index}`);
  const other = await open(night.captain);
  for (const [index, line] of lines.entries()) {
    if (index === 5) {
      await hears(page, 'the first lines', (one) => one.lines().length === 5);
      page.close();
    }
    await say(night.captain, line);
  }
  await eventually('the last line', async () => other.lines().includes(lines[19] ?? ''), Boolean);
  const back = await open(night.member, page.position);
  await hears(back, 'what was missed', (one) => one.lines().length === 15);
  expect([...page.lines(), ...back.lines()]).toEqual(lines);
  expect(back.kinds()).not.toContain('reset');
});

test('a page that was away too long is told to read everything again', async () => {
  const page = await open(night.member, '1');
  expect(page.updates).toMatchObject([{ kind: 'reset' }]);
});

test('one person has ten streams at most, and the oldest gives way', async () => {
  const guest = await register('tabs');
  const tabs: LivePage[] = [];
  for (let index = 0; index < 11; index += 1) tabs.push(await open(guest));
  await eventually('the first to end', async () => tabs[0]?.ended, Boolean);
  expect(tabs.filter(({ ended }) => ended)).toHaveLength(1);
});

test('without a session there is no stream', async () => {
  expect((await send('GET /api/stream/')).status).toBe(401);
  expect((await send('GET /api/stream/', { token: 'unknown' })).status).toBe(401);
});

test('who signs out everywhere is heard of by no stream any more, the one that goes on included', async () => {
  const guest = await register('leaver');
  const page = await open(guest);
  await guest.api.call('identity.SignOutEverywhere');
  await hears(page, 'the end', ({ ended }) => ended);
  expect((await open(guest)).status).toBe(401);
});

test('who is removed from a league hears of it, and no line after it', async () => {
  const page = await open(night.member);
  await night.captain.api.call('league.RemoveMember', { league_id: night.leagueId, member_id: night.member.id });
  await hears(page, 'the removal', (one) => one.updates.some(({ kind, league_id }) => kind === 'league' && league_id === night.leagueId));
  const other = await open(night.captain);
  await say(night.captain, 'Without the member');
  await eventually('the line', async () => other.lines().length === 1, Boolean);
  const friend = await register('friend');
  await friend.api.call('social.SendFriendRequest', { user_id: night.member.id });
  await hears(page, 'the request', (one) => one.kinds().includes('friends'));
  expect(page.lines()).toEqual([]);
});
