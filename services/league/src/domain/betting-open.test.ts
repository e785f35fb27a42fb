import { isBettingOpen } from './betting-open';

const start = new Date('2026-03-01T13:00:00Z');
const before = new Date('2026-03-01T12:59:59Z');
const event = { status: 'open', book_opened: true, source: 'custom', commence_time: start };

test('is open from the opening of the book', () => {
  expect(isBettingOpen(event, before)).toBe(true);
  expect(isBettingOpen({ ...event, book_opened: false }, before)).toBe(false);
});

test.each(['completing', 'cancelling', 'completed', 'cancelled'])('is closed once the event is %s', (status) => {
  expect(isBettingOpen({ ...event, status }, before)).toBe(false);
});

test('closes with the start for an event of the feed, not for one of the captain', () => {
  expect(isBettingOpen({ ...event, source: 'market' }, before)).toBe(true);
  expect(isBettingOpen({ ...event, source: 'market' }, start)).toBe(false);
  expect(isBettingOpen(event, start)).toBe(true);
});
