import { aCircuit, ada, aDecidedCircuit, anEvent, aResult } from '../testing/fixtures';
import { canJoin, entryFee, ranked, stillOpen } from './circuit-facts';

const participant = (username: string, score: number) => ({ user: { id: username, username }, score, joined_at: '', profile_image_url: '' });
const board = (circuit: ReturnType<typeof aCircuit>) => ranked(circuit).map(({ rank, participant: { user } }) => `${rank} ${user?.username}`);

it('ranks by score and lets equal scores share a rank', () => {
  expect(board(aCircuit({ participants: [participant('cy', 5), participant('dee', 9), participant('eve', 9)] }))).toEqual(['1 dee', '1 eve', '3 cy']);
});

it('ranks as was decided: equal scores by the nearer guess', () => expect(board(aDecidedCircuit())).toEqual(['1 ada', '2 ben']));

it('lets those share the first rank who share the pot', () => {
  const places = [{ user: ada, score: 38, share: '5.00' }, { user: { id: 'u2', username: 'ben' }, score: 38, share: '5.00' }];
  expect(board(aDecidedCircuit({ decision: { rule: '', decided_at: '', places } }))).toEqual(['1 ada', '1 ben']);
});

it.each([['upcoming', false, true], ['active', false, true], ['completed', false, false], ['paused', false, false], ['active', true, false]])(
  'lets one join while %s, joined already: %s: %s', (status, joined, can) => expect(canJoin(aCircuit({ status, joined }))).toBe(can),
);

it('counts an event as open until it is completed or cancelled', () => {
  const events = [anEvent(), anEvent({ id: 'e9', status: 'completing' }), anEvent({ id: 'e8', status: 'cancelled' }), aResult()];
  expect(stillOpen(aCircuit({ component_events: events.map((league_event) => ({ league_event, weight: 1 })) })).map((one) => one.league_event?.id)).toEqual(['e1', 'e9']);
});

it.each([['0.00', 'Free'], ['5.00', '$5.00'], ['1234.50', '$1,234.50']])('writes the fee %s as %s', (entry_fee, words) => expect(entryFee(aCircuit({ entry_fee }))).toBe(words));
