import { trace } from '@opentelemetry/api';
import { tracing } from '@opentelemetry/sdk-node';
import { newId } from '../ids/ids';
import { metrics } from '../metrics/metrics';
import { silentLogger, testBus, until } from '../testing';
import type { Bus, StoredEvent } from './bus';
import { follow } from './follow';

let bus: Bus;
beforeEach(async () => {
  bus = await testBus({ maxAttempts: 2 });
});
afterEach(() => bus.close());

const made = (time = new Date()): StoredEvent => ({ id: newId(), topic: 'wallet.bet', key: 'k', type: 'test.v1.Happened', time, payload: new Uint8Array() });
const told = async (line: string) => (await metrics.metrics()).includes(`\n${line}`);

test('what a group handles, fails at, parks and has still before it can be seen in its figures', async () => {
  const labels = 'group="one",topic="wallet.bet"';
  const poison = made();
  await bus.publish([poison, made(new Date(Date.now() - 120_000))]);
  const handler = ({ id }: StoredEvent) => (id === poison.id ? Promise.reject(new Error('poison')) : Promise.resolve());
  const subscription = await follow({ bus, group: 'one', topics: ['wallet.bet'], log: silentLogger() }, handler);
  await until(() => told(`bus_handling_seconds_count{${labels},outcome="done"} 1`));
  expect(await told(`bus_handling_seconds_count{${labels},outcome="failed"} 2`)).toBe(true);
  expect(await told(`bus_parked_events_total{${labels}} 1`)).toBe(true);
  expect(await told(`bus_delay_seconds_bucket{le="60",${labels}} 0`)).toBe(true);
  expect(await told(`bus_delay_seconds_bucket{le="300",${labels}} 1`)).toBe(true);
  await until(async () => (await told(`bus_parked_events{${labels}} 1`)) && (await told(`bus_consumer_lag_events{${labels}} 0`)), 15_000);
  await subscription.close();
});

test('an event that means nothing to a group is done at once, and no step of its trace; the others are', async () => {
  const spans = new tracing.InMemorySpanExporter();
  trace.setGlobalTracerProvider(new tracing.BasicTracerProvider({ spanProcessors: [new tracing.SimpleSpanProcessor(spans)] }));
  const [foreign, own] = [made(), made()];
  const handled: string[] = [];
  const labels = 'group="choosy",topic="wallet.bet"';
  const handler = ({ id }: StoredEvent) => Promise.resolve(void handled.push(id));
  const subscription = await follow({ bus, group: 'choosy', topics: ['wallet.bet'], log: silentLogger(), takes: ({ id }) => id !== foreign.id }, handler);
  await bus.publish([foreign, own]);
  await until(() => told(`bus_handling_seconds_count{${labels},outcome="done"} 2`));
  expect(handled).toEqual([own.id]);
  const processed = spans.getFinishedSpans().filter(({ name }) => name === 'process wallet.bet');
  expect(processed.map(({ attributes }) => attributes['messaging.message.id'])).toEqual([own.id]);
  await subscription.close();
  trace.disable();
});
