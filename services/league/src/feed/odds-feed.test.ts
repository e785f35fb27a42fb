import { inProcessCache } from '@oddsmates/kit';
import { silentLogger } from '@oddsmates/kit/testing';
import { z } from 'zod';
import { describeOddsFeed } from './conformance';
import { feedConfig, openFeed } from './open-feed';
import { slateOf } from './slate/slate-source';
import { SLATE_SPORTS } from './slate/sports';
import { startProvider } from './testing/start-provider';
import { v4Events } from './testing/v4-bodies';

const NOON = '2026-03-01T12:00:00Z';

describeOddsFeed('the built-in slate', async () => {
  const time = { now: new Date(NOON) };
  const config = z.object(feedConfig).parse({});
  return { feed: openFeed(config, { clock: () => time.now, log: silentLogger(), cache: inProcessCache() }), time, dispose: async () => undefined };
});

describeOddsFeed('The Odds API', async () => {
  const provider = await startProvider(NOON);
  provider.api.sports = SLATE_SPORTS.map(({ key, group, title, description, active }) => ({ key, group, title, description, active, has_outrights: false }));
  provider.api.events = (sportKey) => v4Events(sportKey, slateOf(sportKey, new Date(NOON)));
  return { feed: provider.feed(), time: provider.time, dispose: provider.dispose };
});
