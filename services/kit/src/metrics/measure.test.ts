import { Gauge, Registry } from 'prom-client';
import { silentLogger, until } from '../testing';
import { measure } from './measure';

test('a figure is left out until it is known and while it cannot be had', async () => {
  const registry = new Registry();
  const gauge = new Gauge({ name: 'depth', help: 'x', registers: [registry] });
  let ask: () => Promise<number> = () => Promise.reject(new Error('nobody answers'));
  const running = measure({ log: silentLogger(), what: 'depth', everyMs: 5, read: async () => gauge.set(await ask()), forget: () => gauge.remove() });
  const told = async () => (await registry.metrics()).includes('\ndepth 7');
  expect(await registry.metrics()).not.toContain('\ndepth ');
  ask = () => Promise.resolve(7);
  await until(told);
  ask = () => Promise.reject(new Error('nobody answers'));
  await until(async () => !(await told()));
  expect(await registry.metrics()).not.toContain('\ndepth ');
  await running.close();
});
