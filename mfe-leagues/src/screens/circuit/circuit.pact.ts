import { flag, gatewayPact, id, known, list, number, oneOf, some, text, time } from '@oddsmates/sdk/pact';
import { canJoin, entryFee, ranked, stillOpen } from '../../parts/circuit-facts';
import { wholeCircuit } from '../../testing/pact-parts';

const pact = gatewayPact('leagues');
const opened = { call: 'league.GetCircuit', upon: 'the circuit is opened', request: { id: known('circuitId') } } as const;

test('a circuit that is on shows its standings and what is still to come', () =>
  pact.answers({ ...opened, given: 'a member of a league who has joined a circuit', answer: wholeCircuit }, (circuit) => {
    expect([entryFee(circuit), canJoin(circuit)]).toEqual(['$15.00', false]);
    expect(stillOpen(circuit)).toHaveLength(1);
    expect(ranked(circuit)[0]).toMatchObject({ rank: 1, participant: { score: 19 } });
  }));

test('a circuit that is to come shows from when to when, and what breaks a tie', () =>
  pact.answers(
    {
      ...opened,
      given: 'a member of a league with an upcoming circuit',
      answer: { ...wholeCircuit, participants: list({ score: number(0) }), status: oneOf('upcoming'), joined: flag(false), start_date: time(), end_date: time(), tiebreaker_event: { id: id(), event_name: text('How many points?') } },
    },
    (circuit) => expect([canJoin(circuit), circuit.tiebreaker_event?.event_name]).toEqual([true, 'How many points?']),
  ));

test('a decided circuit tells how it was decided', () =>
  pact.answers(
    {
      ...opened,
      given: 'a member of a league with a decided circuit',
      answer: {
        ...wholeCircuit, status: oneOf('completed'), winner: text('bob'),
        decision: { rule: text('bob had the highest score.'), decided_at: time(), places: some({ user: { id: id(), username: text('bob') }, score: number(19), share: text('15.00') }) },
      },
    },
    (circuit) => expect([circuit.winner, circuit.decision?.places[0]?.share]).toEqual(['bob', '15.00']),
  ));

test('joining answers with the circuit as it is then', () =>
  pact.answers(
    { call: 'league.JoinCircuit', given: 'a member of a league with a circuit', upon: 'the circuit is joined', request: { id: known('circuitId') }, answer: { circuit: wholeCircuit } },
    ({ circuit }) => expect(circuit?.joined).toBe(true),
  ));

test('joining shows the balance that the fee is paid from', () =>
  pact.answers({ call: 'league.GetLeague', given: 'a member of a league with a circuit', upon: 'the dialog of joining is opened', request: { id: known('leagueId') }, answer: { balance: number(1000) } }, ({ balance }) =>
    expect(balance).toBe(1000),
  ));
