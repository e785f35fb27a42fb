import { silentLogger } from '@oddsmates/kit/testing';
import { startLeague, type TestLeague } from '../testing/start-league';
import { readBacklog } from '../store/backlog';
import { sweep } from './sweep';

let t: TestLeague;
beforeEach(async () => {
  t = await startLeague();
});
afterEach(() => t.close());

const FOUND_LATER = 12;
const STEPS = ['openBankroll', 'openBook', 'settleBook', 'voidBook'];

/** A league whose captain makes events while the wallet is down. */
async function stranded(events: number) {
  const ann = t.user('ann');
  const { id } = await t.league(ann);
  t.wallet.set('down', ...STEPS);
  for (let at = 0; at < events; at += 1) await t.event(id, ann);
  t.wallet.reset();
  return { ann, id };
}

const later = (ms: number) => {
  t.time.now = new Date(t.time.now.getTime() + ms);
};
const sweepNow = (signal = new AbortController().signal) => sweep({ ...t.deps, log: silentLogger() }, signal);

test('leaves the call that wrote the step ten seconds to carry it out itself', async () => {
  await stranded(1);
  later(9_999);
  await sweepNow();
  expect(t.wallet.calls).toEqual([]);
  later(1);
  await sweepNow();
  expect(t.wallet.calls).toEqual(['openBook']);
});

test('takes up a bounded number at a time, and several sweepers share them', async () => {
  await stranded(FOUND_LATER);
  later(60_000);
  await sweepNow();
  expect(t.wallet.books.size).toBe(10);
  await Promise.all([sweepNow(), sweepNow()]);
  expect(t.wallet.books.size).toBe(FOUND_LATER);
  expect(t.wallet.count('openBook')).toBe(FOUND_LATER);
});

test('comes back to what keeps failing after 4 s, then after 8 s', async () => {
  const { ann, id } = await stranded(1);
  t.wallet.set('down', 'openBook');
  later(10_000);
  await sweepNow();
  const attempts = t.wallet.count('openBook');
  await sweepNow();
  expect(t.wallet.count('openBook')).toBe(attempts);
  later(4_000);
  await sweepNow();
  expect(t.wallet.count('openBook')).toBe(2 * attempts);
  later(4_000);
  await sweepNow();
  expect(t.wallet.count('openBook')).toBe(2 * attempts);

  const [event] = (await t.calls.listEvents(t.as(ann), { league_id: id })).events;
  expect(event?.betting_open).toBe(false);
  t.wallet.reset();
  later(4_000);
  await sweepNow();
  expect((await t.calls.listEvents(t.as(ann), { league_id: id })).events[0]?.betting_open).toBe(true);
});

test('lets go of a call that hangs when the service stops, and finishes after the restart', async () => {
  await stranded(1);
  later(60_000);
  t.wallet.set('hang', 'openBook');
  const stop = new AbortController();
  const sweeping = sweepNow(stop.signal);
  stop.abort();
  await sweeping;
  t.wallet.reset();
  later(60_000);
  await sweepNow();
  expect(t.wallet.books.size).toBe(1);
});

test('unfinished work can be counted, and what has failed five times counts as stuck', async () => {
  await stranded(2);
  t.wallet.set('down', 'openBook');
  const nothing = { unfinished: 0, stuck: 0 };
  const backlog = async () => Object.fromEntries((await readBacklog(t.db)).map(({ saga, ...rest }) => [saga, rest]));
  expect(await backlog()).toEqual({ open_bankroll: nothing, event: { unfinished: 2, stuck: 0 }, circuit_entry: nothing, circuit: nothing, removal: nothing });
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    later(600_000);
    await sweepNow();
  }
  expect((await backlog()).event).toEqual({ unfinished: 2, stuck: 2 });
  t.wallet.reset();
  later(600_000);
  await sweepNow();
  expect((await backlog()).event).toEqual(nothing);
});
