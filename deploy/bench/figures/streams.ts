import { join, enrol, type Person } from '../../stack/people';
import { median, RUNS, type Figure } from '../figure';
import { percentile } from '../../stack/percentile';
import { listen } from '../load/stream-client';
import { startProduct } from '../product';
import { round } from '../compare';

/** As many streams as a person may have, of so many people in one league: 1,000. */
const PEOPLE = 100;
const STREAMS_EACH = 10;
const LINES_PER_RUN = 20;

/** How long a line of chat takes to everybody in a large league who has the page open. */
export const streams: Figure = {
  name: 'stream_p95_ms',
  title: 'from sending a line of chat to its arrival at each of 1,000 open streams of one league, 95th percentile',
  goal: 250,
  better: 'lower',
  unit: 'ms',
  async measure(say) {
    const product = await startProduct();
    try {
      const people = await gather(product.url);
      say(`${people.length} people in one league`);
      const [captain] = people;
      const [league] = (await captain?.api.call('league.ListLeagues')) ?? [];
      const tokens = people.flatMap(({ token }) => Array.from({ length: STREAMS_EACH }, () => token));
      const pages = await listen(product.url, tokens);
      const runs: number[] = [];
      const medians: number[] = [];
      // One run before, in which what is used is compiled.
      for (let run = 0; run <= RUNS; run += 1) {
        const tookMs: number[] = [];
        for (let line = 0; line < LINES_PER_RUN; line += 1) {
          const message = `line ${run}-${line}.`;
          const heard = pages.hear(message, tokens.length);
          const began = performance.now();
          await people[line % people.length]?.api.call('chat.SendMessage', { league_id: league?.id, message });
          tookMs.push(...(await heard).map((at) => at - began));
        }
        if (run === 0) continue;
        say(`run ${run}: p50 ${round(median(tookMs))} ms, p95 ${round(percentile(tookMs, 0.95))} ms`);
        runs.push(percentile(tookMs, 0.95));
        medians.push(median(tookMs));
      }
      if (pages.open() < tokens.length) throw new Error(`Of ${tokens.length} streams ${pages.open()} are still open`);
      await pages.close();
      return { runs, detail: { streams: tokens.length, p50_ms: median(medians) } };
    } finally {
      await product.stop();
    }
  },
};

/** People who are in a league together, its captain first. */
async function gather(url: string): Promise<Person[]> {
  const people: Person[] = [];
  for (let n = 1; n <= PEOPLE; n += 1) people.push(await enrol(url, `listener-${n}`, `listener-${n}@example.com`));
  const [captain, ...others] = people;
  const league = await captain?.api.call('league.CreateLeague', { name: 'Everybody', description: '' });
  for (const person of others) if (captain) await join(captain, league?.id ?? '', person);
  return people;
}
