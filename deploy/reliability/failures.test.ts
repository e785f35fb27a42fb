import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local/root';
import type { ServiceName } from '../local/services';
import { startStack, type ServerName } from '../stack/start-stack';
import { endure, type Failure, type Scene } from './endure';
import type { Figures } from './figures';
import { killWhileSettling } from './kill-while-settling';
import { startLoad } from './load/start-load';
import { gatherPlayers } from './load/world';
import { takeDown } from './take-down';

/** One product for all failures, on real parts; what its database has answered survives a crash. */
let scene: Scene;
const measured: Figures[] = [];

beforeAll(async () => {
  const stack = await startStack({ real: true, durable: true });
  scene = { stack, load: startLoad(await gatherPlayers(stack.url)) };
}, 180_000);

afterAll(async () => {
  await scene.load.end();
  await scene.stack.stop();
  const results = path.join(ROOT, 'test-results');
  fs.mkdirSync(results, { recursive: true });
  fs.writeFileSync(path.join(results, 'reliability.json'), `${JSON.stringify(measured, null, 2)}\n`);
  fs.writeFileSync(path.join(results, 'reliability.log'), `${scene.stack.logs.join('\n')}\n`);
}, 60_000);

/** Nothing that a player was told is lost, nothing happens twice, and the ledger is right. */
async function expectToEndure(failure: Failure): Promise<void> {
  const { figures, found } = await endure(scene, failure);
  measured.push(figures);
  expect(found).toEqual([]);
}

describe('under a running load, in every test run', () => {
  test.each<ServiceName>(['wallet', 'league'])('%s, killed in the middle of settling, loses nothing and does nothing twice', (service) =>
    expectToEndure(killWhileSettling(scene.stack, service)));

  test.each<ServerName>(['Kafka', 'Redis'])('%s crashes and comes back: nothing is lost and nothing happens twice', (server) => expectToEndure(takeDown(scene.stack, server)));
});

describe('under a running load, in a whole run', () => {
  test.each<ServiceName>(['identity', 'social', 'chat', 'gateway'])('%s, killed in the middle of settling, loses nothing and does nothing twice', (service) =>
    expectToEndure(killWhileSettling(scene.stack, service)));

  test.each<ServerName>(['PostgreSQL'])('%s crashes and comes back: nothing is lost and nothing happens twice', (server) => expectToEndure(takeDown(scene.stack, server)));
});
