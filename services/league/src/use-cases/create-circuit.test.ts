import { newId } from '@oddsmates/kit';
import { CircuitCreated } from '@oddsmates/proto/grpc/events/v1/circuit';
import { CreateCircuitRequest } from '@oddsmates/proto/grpc/league/v1/league';
import { startLeague, type TestLeague } from '../testing/start-league';

let t: TestLeague;
beforeAll(async () => {
  t = await startLeague();
});
afterAll(() => t.close());

/** A league of ann with bob in it, an event and a number to guess. */
async function opened() {
  const [ann, bob] = [t.user('ann'), t.user('bob')];
  const { id: league } = await t.league(ann, 'Aces');
  await t.join(league, ann, bob);
  const { id: game } = await t.event(league, ann);
  const { id: guess } = await t.event(league, ann, { event_name: 'How many?', betting_type: 'closest_guess' });
  return { ann, bob, league, game, guess };
}

test('keeps events, weights and tiebreaker in the order chosen, and tells the members', async () => {
  const { ann, bob, league, game, guess } = await opened();
  const circuit = await t.circuit(league, ann, [], {
    description: 'All of it', start_date: '2026-03-02T12:00:00Z', end_date: '2026-03-03T12:00:00+02:00', entry_fee: '12.5', tiebreaker_event_id: guess,
    component_events_data: [{ league_event_id: guess, weight: 3 }, { league_event_id: game, weight: 1 }],
  });
  expect(circuit).toMatchObject({
    league_id: league, name: 'Grand Slam', description: 'All of it', status: 'upcoming', entry_fee: '12.50', pot: '0.00', participant_count: 0, participants: [],
    tiebreaker_event: { id: guess, event_name: 'How many?' }, start_date: '2026-03-02T12:00:00.000Z', end_date: '2026-03-03T10:00:00.000Z', joined: false,
    winner: undefined, decision: undefined, component_events: [{ league_event: { id: guess, event_name: 'How many?' }, weight: 3 }, { league_event: { id: game }, weight: 1 }],
  });
  expect((await t.told(CircuitCreated)).filter((fact) => fact.circuit_id === circuit.id)).toMatchObject([
    { league_id: league, league_name: 'Aces', name: 'Grand Slam', created_by: ann, member_ids: [ann, bob], created_at: t.time.now },
  ]);
});

test('is active at once without a start, and free when no fee is given', async () => {
  const { ann, league, game } = await opened();
  expect(await t.circuit(league, ann, [game], { entry_fee: '' })).toMatchObject({ status: 'active', entry_fee: '0.00', tiebreaker_event: undefined });
});

test('refuses what makes no circuit, in the words of the spec, and keeps nothing', async () => {
  const { ann, league, game, guess } = await opened();
  const elsewhere = (await t.event((await t.league(ann)).id, ann)).id;
  const { id: over } = await t.event(league, ann);
  await t.calls.completeEvent(t.as(ann), { event_id: over, winning_outcome: 'home' });
  const { id: off } = await t.event(league, ann);
  await t.calls.cancelEvent(t.as(ann), { event_id: off });
  const refused = async (events: string[], more: object, sentence: string, reason: string) =>
    expect(t.circuit(league, ann, events, more)).rejects.toMatchObject({ reason, sentence });
  await refused([], {}, 'Please select at least one component event.', 'CIRCUIT_NEEDS_EVENTS');
  await refused([game, guess, game], {}, 'Each event can be chosen once.', 'INVALID_REQUEST');
  await refused([game], { tiebreaker_event_id: guess }, 'The selected tiebreaker must be one of the component events.', 'TIEBREAKER_NOT_COMPONENT');
  const standard = 'The selected tiebreaker event must have a specific tiebreaker betting type (e.g., Closest Guess).';
  await refused([game, guess], { tiebreaker_event_id: game }, standard, 'TIEBREAKER_STANDARD');
  await refused([game, elsewhere], {}, 'Event not found in this league', 'EVENT_NOT_IN_LEAGUE');
  await refused([game, newId()], {}, 'Event not found in this league', 'EVENT_NOT_IN_LEAGUE');
  await refused([game, over], {}, 'A component event is already completed.', 'CIRCUIT_EVENT_OVER');
  await refused([off], {}, 'A component event is already completed.', 'CIRCUIT_EVENT_OVER');
  const dates = { start_date: '2026-03-02T12:00:00Z', end_date: '2026-03-02T12:00:00Z' };
  await refused([game], dates, 'The circuit must end after it starts.', 'CIRCUIT_ENDS_BEFORE_START');
  expect((await t.calls.listCircuits(t.as(ann), { league_id: league })).circuits).toEqual([]);
});

test('is for the captain alone', async () => {
  const { ann, bob, league, game } = await opened();
  await expect(t.circuit(league, bob, [game])).rejects.toMatchObject({ reason: 'CAPTAIN_ONLY_CIRCUITS' });
  await expect(t.circuit(league, t.user('stranger'), [game])).rejects.toMatchObject({ reason: 'NOT_A_MEMBER' });
  await expect(t.circuit(newId(), ann, [game])).rejects.toMatchObject({ reason: 'LEAGUE_NOT_FOUND' });
});

test('makes one circuit for one request key', async () => {
  const { ann, league, game } = await opened();
  const request = CreateCircuitRequest.fromPartial({ league_id: league, name: 'Once', component_events_data: [{ league_event_id: game, weight: 1 }] });
  const once = () => t.calls.createCircuit(t.as(ann, { idempotencyKey: 'circuit' }), request);
  expect(await once()).toEqual(await once());
  expect((await t.calls.listCircuits(t.as(ann), { league_id: league })).circuits).toHaveLength(1);
});

test('never takes an event that is completed at the same time without deciding on it', async () => {
  const { ann, league, game } = await opened();
  const [made] = await Promise.allSettled([t.circuit(league, ann, [game]), t.calls.completeEvent(t.as(ann), { event_id: game, winning_outcome: 'home' })]);
  if (made.status === 'rejected') return expect(made.reason).toMatchObject({ reason: 'CIRCUIT_EVENT_OVER' });
  expect((await t.calls.getCircuit(t.as(ann), { id: made.value.id })).circuit?.status).toBe('completed');
});
