import { eventTimes } from './event-times';

const now = new Date('2026-03-01T12:00:00.000Z');

test('starts in one hour and ends in 24 when nothing is said', () => {
  expect(eventTimes('', '', now)).toEqual({ commenceTime: new Date('2026-03-01T13:00:00Z'), endTime: new Date('2026-03-02T12:00:00Z') });
});

test('ends after a start that lies further ahead than the usual end', () => {
  const { commenceTime, endTime } = eventTimes('2026-04-01T12:00:00Z', '', now);
  expect(endTime > commenceTime).toBe(true);
});

test('takes the times it is given, in any time zone', () => {
  expect(eventTimes('2026-03-05T20:00:00+02:00', '2026-03-05T19:00:00Z', now)).toEqual({
    commenceTime: new Date('2026-03-05T18:00:00Z'),
    endTime: new Date('2026-03-05T19:00:00Z'),
  });
});

test.each([
  ['2026-03-05T18:00:00Z', '2026-03-05T18:00:00Z'],
  ['2026-03-05T18:00:00Z', '2026-03-05T17:00:00Z'],
  ['', '2026-03-01T12:30:00Z'],
])('refuses an event from %s to %s', (start, end) => {
  expect(() => eventTimes(start, end, now)).toThrow('The event must end after it starts.');
});
