import { anId, big, deliver, id, messagePact, oneOf, some, text } from '@oddsmates/kit/pact';
import { CircuitCreated, CircuitDecided } from '@oddsmates/proto/grpc/events/v1/circuit';
import { LeagueEventCreated } from '@oddsmates/proto/grpc/events/v1/event';
import { UserChanged } from '@oddsmates/proto/grpc/events/v1/identity';
import { InviteHandled, InviteSent, MemberRemoved } from '@oddsmates/proto/grpc/events/v1/league';
import { BetsSettled } from '@oddsmates/proto/grpc/events/v1/wallet';
import { startHarness, type Harness } from '../testing/harness';
import { notify } from './notify';
import { projectPeople } from './project-people';

const identity = messagePact('social', 'identity');
const league = messagePact('social', 'league');
const wallet = messagePact('social', 'wallet');

let harness: Harness;
beforeEach(async () => {
  harness = await startHarness();
});
afterEach(() => harness.close());

test('a name is kept as identity tells it', () =>
  identity.hears(
    { topic: 'identity.user', message: UserChanged, given: 'an account was opened', contents: { user_id: id(), username: text('ann'), version: big(1n) } },
    async (event) => {
      await deliver(harness.db, [projectPeople], event);
      expect(await harness.db.query('SELECT username, version FROM people WHERE user_id = $1', [anId()])).toEqual([{ username: 'ann', version: 1n }]);
    },
  ));

const invite = { invite_id: id(1), league_name: text('Night Owls'), captain_id: id(2), captain_username: text('maya'), invitee_id: id(3) };

test('an invite is told to the invitee, in the name of the captain', () =>
  league.hears({ topic: 'league.invite', message: InviteSent, given: 'a captain has invited somebody', contents: invite }, async (event) => {
    await deliver(harness.db, notify, event);
    expect(await harness.messagesOf(anId(3))).toEqual(['maya invited you to join Night Owls']);
  }));

test('an invite that was answered is no notification any more', () =>
  league.hears({ topic: 'league.invite', message: InviteHandled, given: 'an invite was accepted', contents: { invite_id: id(1) } }, async (event) => {
    const sent = InviteSent.fromPartial({ invite_id: anId(1), league_name: 'Night Owls', captain_id: anId(2), captain_username: 'maya', invitee_id: anId(3) });
    await deliver(harness.db, notify, { ...event, type: InviteSent.$type, payload: InviteSent.encode(sent).finish() });
    expect(await harness.messagesOf(anId(3))).toHaveLength(1);
    await deliver(harness.db, notify, event);
    expect(await harness.messagesOf(anId(3))).toEqual([]);
  }));

test('who was removed from a league is told so', () =>
  league.hears({ topic: 'league.league', message: MemberRemoved, given: 'a member was removed', contents: { league_id: id(1), league_name: text('Night Owls'), user_id: id(2) } }, async (event) => {
    await deliver(harness.db, notify, event);
    expect(await harness.messagesOf(anId(2))).toEqual(['You were removed from Night Owls']);
  }));

const members = { league_name: text('Night Owls'), created_by: id(2) };

test('members are told of a new event', () =>
  league.hears(
    { topic: 'league.event', message: LeagueEventCreated, given: 'an event was created', contents: { ...members, event_id: id(1), event_name: text('Lakers vs Bulls'), member_ids: some(id(3)) } },
    async (event) => {
      await deliver(harness.db, notify, event);
      expect(await harness.messagesOf(anId(3))).toEqual(['New event in Night Owls: Lakers vs Bulls']);
    },
  ));

test('members are told of a new circuit', () =>
  league.hears(
    { topic: 'league.circuit', message: CircuitCreated, given: 'a circuit was created', contents: { ...members, circuit_id: id(1), name: text('Spring Cup'), member_ids: some(id(3)) } },
    async (event) => {
      await deliver(harness.db, notify, event);
      expect(await harness.messagesOf(anId(3))).toEqual(['New circuit in Night Owls: Spring Cup']);
    },
  ));

test('the winner of a circuit is told their share of the pot', () =>
  league.hears(
    { topic: 'league.circuit', message: CircuitDecided, given: 'a circuit was decided', contents: { circuit_id: id(1), name: text('Spring Cup'), shares: some({ user_id: id(3), cents: big(3000n) }) } },
    async (event) => {
      await deliver(harness.db, notify, event);
      expect(await harness.messagesOf(anId(3))).toEqual(['You won $30.00 in the circuit Spring Cup']);
    },
  ));

test('each bettor is told how their bet came out', () =>
  wallet.hears(
    {
      topic: 'wallet.bet',
      message: BetsSettled,
      given: 'bets were won',
      contents: {
        event_id: id(1),
        event_name: text('Lakers vs Bulls'),
        bets: some({ bet_id: id(2), user_id: id(3), status: oneOf('won', 'lost', 'push', 'void'), stake_cents: big(1000n), payout_cents: big(1910n) }),
      },
    },
    async (event) => {
      await deliver(harness.db, notify, event);
      expect(await harness.messagesOf(anId(3))).toEqual(['You won $9.10 on Lakers vs Bulls']);
    },
  ));
