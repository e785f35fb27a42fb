import type { OddsFeed } from './odds-feed';

/** A feed under test, and its clock. */
export type FeedUnderTest = { feed: OddsFeed; time: { now: Date }; dispose(): Promise<void> };

/** What every adapter of the odds feed has to keep. Call it in a test file with a factory that makes a feed with events ahead. */
export function describeOddsFeed(name: string, create: () => Promise<FeedUnderTest>): void {
  describe(`odds feed: ${name}`, () => {
    let under: FeedUnderTest;
    beforeEach(async () => {
      under = await create();
    });
    afterEach(() => under.dispose());

    const everything = async () => {
      const sports = await under.feed.sports();
      return (await Promise.all(sports.map(({ key }) => under.feed.events(key)))).flat();
    };

    test('each sport is listed once, with words for it', async () => {
      const sports = await under.feed.sports();
      expect(sports.length).toBeGreaterThan(0);
      expect(new Set(sports.map(({ key }) => key)).size).toBe(sports.length);
      expect(sports.every(({ key, group, title }) => key && group && title)).toBe(true);
    });

    test('events lie ahead, the next one first, under ids of their own, with their sport', async () => {
      const ids = (await everything()).map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(ids.length);
      for (const sport of await under.feed.sports()) {
        const starts = (await under.feed.events(sport.key)).map((event) => {
          expect(event.sport).toEqual(sport);
          expect(event.readAt.getTime()).toBeLessThanOrEqual(under.time.now.getTime());
          return event.commenceTime.getTime();
        });
        expect(starts.every((start) => start > under.time.now.getTime())).toBe(true);
        expect(starts).toEqual([...starts].sort((one, other) => one - other));
      }
    });

    test('every market is whole: its outcomes by key and in order, odds above 1, lines that belong together', async () => {
      const markets = (await everything()).flatMap(({ bookmakers }) => bookmakers.flatMap((bookmaker) => bookmaker.markets));
      expect(new Set(markets.map(({ key }) => key))).toEqual(new Set(['h2h', 'spreads', 'totals']));
      for (const { key, outcomes } of markets) {
        const keys = outcomes.map((outcome) => outcome.key).join();
        expect({ h2h: ['home,away', 'home,away,draw'], spreads: ['home,away'], totals: ['over,under'] }[key]).toContain(keys);
        expect(outcomes.every(({ oddsHundredths }) => Number.isInteger(oddsHundredths) && oddsHundredths > 100)).toBe(true);
        const [first, second] = outcomes.map(({ pointTenths }) => pointTenths);
        if (key === 'h2h') expect([first, second]).toEqual([null, null]);
        if (key === 'spreads') expect((first ?? NaN) + (second ?? NaN)).toBe(0);
        if (key === 'totals') expect(first).toBe(second);
      }
    });

    test.each(['upcoming', 'no_such_sport', '', '../sports', '__proto__', 'a?b&c#d'])('%j is no sport', async (key) => {
      await expect(under.feed.events(key)).rejects.toMatchObject({ reason: 'SPORT_NOT_FOUND' });
      await expect(under.feed.event(key, 'x')).rejects.toMatchObject({ reason: 'SPORT_NOT_FOUND' });
    });

    test('an event is found by its id until it starts', async () => {
      const [event] = await everything();
      if (!event) throw new Error('no event ahead');
      expect(await under.feed.event(event.sport.key, event.id)).toEqual({ state: 'offered', event });
      expect(await under.feed.event(event.sport.key, 'nothing')).toEqual({ state: 'gone' });
      under.time.now = event.commenceTime;
      expect(await under.feed.event(event.sport.key, event.id)).toEqual({ state: 'gone' });
      expect((await under.feed.events(event.sport.key)).map(({ id }) => id)).not.toContain(event.id);
    });
  });
}
