import { consume, event, newId, type Bus, type Consumer, type OutboxEvent } from '@oddsmates/kit';
import { silentLogger, testBus, testContext, until } from '@oddsmates/kit/testing';
import { CircuitCreated, CircuitDecided } from '@oddsmates/proto/grpc/events/v1/circuit';
import { LeagueEventCreated } from '@oddsmates/proto/grpc/events/v1/event';
import { UserChanged } from '@oddsmates/proto/grpc/events/v1/identity';
import { InviteHandled, InviteSent, MemberRemoved } from '@oddsmates/proto/grpc/events/v1/league';
import { FriendChanged } from '@oddsmates/proto/grpc/events/v1/social';
import { BetsSettled } from '@oddsmates/proto/grpc/events/v1/wallet';
import { startHarness, type Harness } from '../testing/harness';
import { listNotifications } from '../use-cases/list-notifications';
import { notify } from './notify';
import { projectPeople } from './project-people';

const [league, match, circuit] = [newId(), newId(), newId()];

let harness: Harness;
let bus: Bus;
let consumer: Consumer;
let ada: string;
let bob: string;
beforeAll(async () => {
  [harness, bus] = await Promise.all([startHarness(), testBus()]);
  consumer = consume({ db: harness.db, bus, group: 'social', log: silentLogger() }, [projectPeople, ...notify]);
  await consumer.started;
});
afterAll(async () => {
  await consumer.close();
  await bus.close();
  await harness.close();
});
beforeEach(async () => {
  [ada, bob] = [await harness.person('Ada'), await harness.person('Bob')];
});

/** Puts a fact on the bus and waits until social has had it. */
async function tell(fact: OutboxEvent, id = newId()): Promise<void> {
  await bus.publish([{ ...fact, id, time: new Date() }]);
  await until(async () => (await harness.db.query('SELECT 1 FROM inbox WHERE event_id = $1', [id])).length === 1);
}

const userChanged = (userId: string, username: string, version: bigint) =>
  event('identity.user', userId, UserChanged, { user_id: userId, username, profile_image_url: '', version });
const nameOf = async (userId: string) => (await harness.db.maybe<{ username: string }>('SELECT username FROM people WHERE user_id = $1', [userId]))?.username;

test('a name is kept as identity tells it, and an old fact never overwrites a newer one', async () => {
  const cleo = newId();
  await tell(userChanged(cleo, 'Cleo', 1n));
  expect(await nameOf(cleo)).toBe('Cleo');
  await tell(userChanged(cleo, 'Cleopatra', 3n));
  await tell(userChanged(cleo, 'Cle', 2n));
  expect(await nameOf(cleo)).toBe('Cleopatra');
});

test('friends are told of a new name, and nobody who is none', async () => {
  await harness.befriend(ada, bob);
  await harness.ask(ada, await harness.person('Cleo'));
  await tell(userChanged(ada, 'Ada Augusta', 2n));
  const told = await harness.db.query<{ payload: Buffer }>('SELECT payload FROM outbox WHERE type = $1 AND key = $2', [FriendChanged.$type, ada]);
  expect(told.map(({ payload }) => FriendChanged.decode(payload))).toEqual([{ user_id: ada, friend_ids: [bob] }]);
});

test('an invite is told to the invitee and goes away once it is answered', async () => {
  const invite = newId();
  const captain = newId();
  await tell(
    event('league.invite', invite, InviteSent, {
      invite_id: invite,
      league_id: league,
      league_name: 'Premier Night',
      captain_id: captain,
      captain_username: 'Alice',
      invitee_id: ada,
    }),
  );
  const { notifications } = await listNotifications(harness.parts)(testContext({ userId: ada }), {});
  expect(notifications).toMatchObject([{ type: 'league_invite', message: 'Alice invited you to join Premier Night', reference_id: invite, requires_action: true }]);
  await tell(userChanged(captain, 'Alice the Great', 1n));
  expect(await harness.messagesOf(ada)).toEqual(['Alice the Great invited you to join Premier Night']);
  await tell(event('league.invite', invite, InviteHandled, { invite_id: invite, league_id: league, invitee_id: ada, accepted: true }));
  expect(await harness.messagesOf(ada)).toEqual([]);
});

test('each bettor is told how their bet came out, once, however often the fact comes', async () => {
  const bet = { bet_id: newId(), stake_cents: 100_00n, points: 0 };
  const fact = event('wallet.bet', match, BetsSettled, {
    event_id: match,
    league_id: league,
    event_name: 'Lakers vs Bulls',
    bets: [
      { ...bet, user_id: ada, status: 'won', payout_cents: 190_91n, points: 19 },
      { ...bet, user_id: bob, status: 'lost', payout_cents: 0n },
    ],
  });
  const id = newId();
  await tell(fact, id);
  // The bus may deliver an event again: here a second member of the group gets it from the beginning.
  const replayed = await testBus();
  const second = consume({ db: harness.db, bus: replayed, group: 'social', log: silentLogger() }, notify);
  await replayed.publish([{ ...fact, id, time: new Date() }]);
  const marker = newId();
  await replayed.publish([{ ...event('wallet.bet', match, BetsSettled, { event_id: match, league_id: league, event_name: '', bets: [] }), id: marker, time: new Date() }]);
  await until(async () => (await harness.db.query('SELECT 1 FROM inbox WHERE event_id = $1', [marker])).length === 1);
  await second.close();
  await replayed.close();

  expect(await harness.messagesOf(ada)).toEqual(['You won $90.91 on Lakers vs Bulls']);
  expect(await harness.messagesOf(bob)).toEqual(['You lost your bet on Lakers vs Bulls']);
});

test('members are told of events, circuits and their winners, and of being removed', async () => {
  const members = { league_id: league, created_by: bob, member_ids: [ada, bob] };
  await tell(event('league.event', match, LeagueEventCreated, { ...members, event_id: match, league_name: 'Premier Night', event_name: 'Lakers vs Bulls' }));
  await tell(event('league.circuit', circuit, CircuitCreated, { ...members, circuit_id: circuit, league_name: 'Premier Night', name: 'Spring Cup' }));
  await tell(event('league.circuit', circuit, CircuitDecided, { ...members, circuit_id: circuit, name: 'Spring Cup', shares: [{ user_id: ada, cents: 30_00n }] }));
  await tell(event('league.league', league, MemberRemoved, { league_id: league, league_name: 'Premier Night', user_id: ada }));
  expect(await harness.messagesOf(ada)).toEqual([
    'You were removed from Premier Night',
    'You won $30.00 in the circuit Spring Cup',
    'New circuit in Premier Night: Spring Cup',
    'New event in Premier Night: Lakers vs Bulls',
  ]);
  expect(await harness.messagesOf(bob)).toEqual([]);
});
