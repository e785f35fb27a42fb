import type { FeedEvent } from './odds-feed';
import { rescheduledTo } from './rescheduled';

const SPORT = { key: 'soccer', group: 'Soccer', title: 'Cup', description: '', active: true };
const WAS = { id: 'old', sportKey: 'soccer', homeTeam: 'Lions', awayTeam: 'Bears', commenceTime: new Date('2026-03-03T18:00:00Z') };
const event = (id: string, start: string, rest: Partial<FeedEvent> = {}): FeedEvent => ({
  id, sport: SPORT, homeTeam: 'Lions', awayTeam: 'Bears', commenceTime: new Date(start), bookmakers: [], readAt: new Date('2026-03-01T12:00:00Z'), ...rest,
});

test('the same sport and teams under another id, the old one gone: the event was rescheduled', () => {
  expect(rescheduledTo(WAS, [event('other', '2026-03-03T18:00:00Z', { homeTeam: 'Wolves' }), event('new', '2026-03-04T18:00:00Z')])?.id).toBe('new');
});

test('while the old id is offered, another meeting of the two is another event', () => {
  expect(rescheduledTo(WAS, [event('old', '2026-03-03T20:00:00Z'), event('new', '2026-03-04T18:00:00Z')])).toBeUndefined();
});

test('of several meetings it is the nearest, and none that is weeks away', () => {
  expect(rescheduledTo(WAS, [event('later', '2026-03-06T18:00:00Z'), event('sooner', '2026-03-02T18:00:00Z')])?.id).toBe('sooner');
  expect(rescheduledTo(WAS, [event('return', '2026-03-18T18:00:00Z')])).toBeUndefined();
});

test('the return match, the other side at home, is another event', () => {
  expect(rescheduledTo(WAS, [event('new', '2026-03-04T18:00:00Z', { homeTeam: 'Bears', awayTeam: 'Lions' })])).toBeUndefined();
});
