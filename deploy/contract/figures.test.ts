import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local/root';
import { eventually } from '../stack/eventually';
import { LivePage } from '../stack/live-page';
import { placeBet } from '../stack/place-bet';
import { sharedStack } from '../stack/shared-stack';
import { figuresOf, observedServices, sumOf } from './support/figures';
import { createEvent, leagueNight, type LeagueNight } from './support/league-night';

/** Figures of the process, by prom-client. */
const OF_THE_PROCESS = /^(process|nodejs)_/;

let night: LeagueNight;
beforeAll(async () => {
  night = await leagueNight();
});

/** A figure of a service now; 0 while it has no such sample. */
async function now(service: string, name: string, labels?: Record<string, string>): Promise<number> {
  return sumOf(await figuresOf(service), name, labels) ?? 0;
}

/** Waits for a figure that is asked for in the background. */
function told(service: string, name: string, isIt: (value: number | undefined) => boolean, labels?: Record<string, string>): Promise<number | undefined> {
  return eventually(`${name} of ${service}`, async () => sumOf(await figuresOf(service), name, labels) ?? Number.NaN, isIt, 40_000);
}

test('the table of docs/observability.md names every figure that is served, by its kind, and no other', async () => {
  const rows = fs.readFileSync(path.join(ROOT, 'docs', 'observability.md'), 'utf8').matchAll(/^\| (`[^|]*) \| (\w+)/gm);
  const written = new Map([...rows].flatMap(([, names = '', kind = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, kind] as const)));
  const served = await Promise.all(observedServices().map(figuresOf));
  const kinds = new Map(served.flatMap((figures) => [...figures.kinds].filter(([name]) => !OF_THE_PROCESS.test(name))));
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(kinds));
});

test('no label holds an id, and so the figures of a service stay bounded', async () => {
  for (const service of observedServices()) {
    const { samples } = await figuresOf(service);
    expect(samples.length).toBeLessThan(10_000);
    const ids = samples.flatMap(({ labels }) => Object.values(labels)).filter((value) => /[0-9a-f]{8}-|[0-9a-f]{16}/.test(value));
    expect([service, ids]).toEqual([service, []]);
  }
});

test('a bet moves the figures of the gateway, of the wallet and of its database', async () => {
  const figures = () =>
    Promise.all([
      now('gateway', 'http_request_duration_seconds_count', { call: 'wallet.PlaceBet', status: '201' }),
      now('gateway', 'grpc_client_handling_seconds_count', { method: 'wallet.PlaceBet', code: 'OK' }),
      now('wallet', 'grpc_server_handling_seconds_count', { method: 'wallet.PlaceBet', code: 'OK' }),
      now('wallet', 'db_transaction_seconds_count', { pool: 'wallet', outcome: 'committed' }),
      now('wallet', 'outbox_relayed_events_total'),
    ]);
  const event = await createEvent(night);
  const before = await figures();
  await placeBet(night.member.api, event, { amount: 1, pick: 'home' });
  const after = await eventually('figures of the bet', figures, (told) => told.every((value, index) => value > (before[index] ?? 0)));
  expect(after.slice(0, 3)).toEqual(before.slice(0, 3).map((value) => value + 1));
});

test('a refusal is told apart from an answer, at the edge and in the service', async () => {
  const http = { call: 'league.GetLeague', status: '403' };
  const grpc = { method: 'league.GetLeague', code: 'PERMISSION_DENIED' };
  const figures = async () => [await now('gateway', 'http_request_duration_seconds_count', http), await now('league', 'grpc_server_handling_seconds_count', grpc)];
  const [edge = 0, service = 0] = await figures();
  await expect(night.stranger.api.call('league.GetLeague', { id: night.leagueId })).rejects.toMatchObject({ status: 403 });
  await eventually('figures of the refusal', figures, (told) => told[0] === edge + 1 && told[1] === service + 1);
});

test('facts that cross the bus show at whoever follows them', async () => {
  const topic = { group: 'social', topic: 'wallet.bet' };
  const [handled, delays] = [await now('social', 'bus_handling_seconds_count', topic), await now('social', 'bus_delay_seconds_count', topic)];
  const event = await createEvent(night);
  await placeBet(night.member.api, event, { amount: 1, pick: 'home' });
  await told('social', 'bus_handling_seconds_count', (value = 0) => value > handled, { ...topic, outcome: 'done' });
  await told('social', 'bus_delay_seconds_count', (value = 0) => value > delays, topic);
  await told('social', 'bus_consumer_lag_events', (value) => value === 0, topic);
  expect(await now('social', 'bus_parked_events', topic)).toBe(0);
});

test('a page that listens counts as an open stream, and what it hears is counted', async () => {
  const [open, heard] = [await now('gateway', 'streams_open'), await now('gateway', 'stream_updates_total')];
  const page = await LivePage.open(sharedStack().url, night.member.token);
  await told('gateway', 'streams_open', (value = 0) => value > open);
  await night.captain.api.call('chat.SendMessage', { league_id: night.leagueId, message: 'Hello' });
  await told('gateway', 'stream_updates_total', (value = 0) => value > heard);
  page.close();
  await told('gateway', 'streams_open', (value) => value === open);
  expect(await now('gateway', 'live_channel_heard')).toBe(1);
});

test('the books are audited while the product runs, and no money came from nowhere', async () => {
  const last = await told('wallet', 'ledger_audited_timestamp_seconds', (value = Number.NaN) => value > 0);
  await told('wallet', 'ledger_audited_timestamp_seconds', (value = 0) => value > (last ?? 0));
  await told('wallet', 'ledger_imbalance_cents', (value) => value === 0);
  expect(await now('wallet', 'ledger_breaches')).toBe(0);
});

test('unfinished work is told by kind, and none of it is stuck', async () => {
  await told('league', 'sagas_unfinished', (value) => value !== undefined && !Number.isNaN(value), { saga: 'event' });
  expect(await now('league', 'sagas_stuck')).toBe(0);
});
