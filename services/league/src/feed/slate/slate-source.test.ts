import fc from 'fast-check';
import type { GivenMarket } from '../given';
import { readEvents } from '../read-event';
import { bookmakersOn } from './odds';
import { fixturesAround } from './fixtures';
import { slateOf, sportOf } from './slate-source';
import { SLATE_SPORTS } from './sports';

const HOUR_MS = 3_600_000;
const anyTime = fc.date({ min: new Date('2024-01-01T00:00:00Z'), max: new Date('2040-01-01T00:00:00Z'), noInvalidDate: true });
const anySport = fc.constantFrom(...SLATE_SPORTS);

function overround({ outcomes }: GivenMarket): number {
  return outcomes.reduce((sum, { price }) => sum + 1 / price, 0);
}

test('six sports or more, in several categories, Soccer with draws', () => {
  expect(SLATE_SPORTS.length).toBeGreaterThanOrEqual(6);
  expect(new Set(SLATE_SPORTS.map(({ group }) => group))).toEqual(
    new Set(['American Football', 'Basketball', 'Baseball', 'Ice Hockey', 'Soccer', 'Tennis', 'Mixed Martial Arts']),
  );
  expect(SLATE_SPORTS.filter(({ draw }) => draw > 0).map(({ group }) => group)).toEqual(['Soccer', 'Soccer']);
});

test('at any time every sport has events ahead, each with two or three bookmakers', () => {
  fc.assert(
    fc.property(anyTime, anySport, (now, sport) => {
      const ahead = slateOf(sport.key, now).filter(({ commenceTime }) => commenceTime > now);
      expect(ahead.length).toBeGreaterThanOrEqual(2);
      for (const { bookmakers, homeTeam, awayTeam } of ahead) {
        expect([2, 3]).toContain(bookmakers.length);
        expect(homeTeam).not.toBe(awayTeam);
      }
    }),
  );
});

test('odds are above 1 and keep a plausible margin, spreads are opposite, totals equal, and nothing is lost on the way in', () => {
  fc.assert(
    fc.property(anyTime, anySport, (now, sport) => {
      const given = slateOf(sport.key, now);
      for (const { bookmakers, homeTeam, awayTeam } of given) {
        for (const market of bookmakers.flatMap(({ markets }) => markets)) {
          const [first, second] = market.outcomes;
          expect(market.outcomes.every(({ price }) => price >= 1.01 && price < 20)).toBe(true);
          expect(overround(market)).toBeGreaterThan(1.01);
          expect(overround(market)).toBeLessThan(1.12);
          if (market.key === 'spreads') expect((first?.point ?? NaN) + (second?.point ?? NaN)).toBe(0);
          if (market.key === 'totals') expect(first?.point).toBe(second?.point);
          if (market.key === 'h2h') expect(market.outcomes.map(({ name }) => name).sort()).toEqual([homeTeam, awayTeam, ...(sport.draw > 0 ? ['Draw'] : [])].sort());
        }
      }
      const read = readEvents(given, sportOf(sport), now);
      const count = (events: readonly { bookmakers: readonly { markets: readonly unknown[] }[] }[]) =>
        events.flatMap(({ bookmakers }) => bookmakers.flatMap(({ markets }) => markets)).length;
      expect(count(read)).toBe(count(given));
    }),
  );
});

test('ids are unique, and a fixture stays the same from day to day until it starts', () => {
  fc.assert(
    fc.property(anyTime, fc.integer({ min: 1, max: 96 }), (now, hours) => {
      const ids = SLATE_SPORTS.flatMap((sport) => fixturesAround(sport, now).map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      const later = new Date(now.getTime() + hours * HOUR_MS);
      for (const sport of SLATE_SPORTS) {
        const then = new Map(fixturesAround(sport, later).map((fixture) => [fixture.id, fixture]));
        for (const fixture of fixturesAround(sport, now)) {
          if (fixture.commenceTime > later) expect(then.get(fixture.id)).toEqual(fixture);
        }
      }
    }),
  );
});

test('the odds hold all day, move overnight, and say the minute they are of', () => {
  const [sport] = SLATE_SPORTS.filter(({ group }) => group === 'Basketball');
  if (!sport) throw new Error('no basketball');
  const morning = new Date('2026-03-01T06:00:30Z');
  const fixture = fixturesAround(sport, morning).at(-1);
  if (!fixture) throw new Error('no fixture');
  const prices = (now: Date) => bookmakersOn(sport, fixture, now).map(({ markets }) => markets.map(({ outcomes }) => outcomes));
  expect(prices(new Date('2026-03-01T23:59:59Z'))).toEqual(prices(morning));
  expect(prices(new Date('2026-03-02T06:00:00Z'))).not.toEqual(prices(morning));
  expect(bookmakersOn(sport, fixture, morning)[0]?.lastUpdate?.toISOString()).toBe('2026-03-01T06:00:00.000Z');
});

test('the bookmakers differ a little, and one lists the away side first', () => {
  const [event] = slateOf('basketball_summit', new Date('2026-03-01T06:00:00Z'));
  const winners = event?.bookmakers.map(({ markets }) => markets.find(({ key }) => key === 'h2h')?.outcomes) ?? [];
  expect(winners[0]?.[0]?.name).toBe(event?.homeTeam);
  expect(winners[1]?.[0]?.name).toBe(event?.awayTeam);
  const home = winners.map((outcomes) => outcomes?.find(({ name }) => name === event?.homeTeam)?.price ?? 0);
  expect(new Set(home).size).toBeGreaterThan(1);
  expect(Math.max(...home) / Math.min(...home)).toBeLessThan(1.15);
});
