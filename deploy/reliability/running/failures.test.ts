import fs from 'node:fs';
import path from 'node:path';
import type { ServiceName } from '../../local/services';
import { startStack, type ServerName } from '../../stack/start-stack';
import { deliverAgain } from '../deliver-again';
import { divideAnew } from '../divide-anew';
import { endure, type Failure, type Scene } from '../endure';
import type { Figures } from '../figures';
import { killWhileSettling } from '../kill-while-settling';
import { startLoad } from '../load/start-load';
import { gatherPlayers } from '../load/world';
import { rollOver } from '../roll-over';
import { MEASURED } from '../results';
import { takeDown } from '../take-down';

/** One product for all failures, on real parts; what its database has answered survives a crash. */
let scene: Scene;
const measured: Figures[] = [];
/** What ends what has begun, the last first: nothing when the product did not start. */
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const stack = await startStack({ real: true, durable: true, spares: ['social', 'wallet'] });
  ends.unshift(() => stack.stop(), async () => writeResults(stack.logs));
  const load = startLoad(stack.url, await gatherPlayers(stack.url));
  ends.unshift(() => load.end());
  scene = { stack, load };
}, 180_000);

afterAll(async () => {
  for (const end of ends) await end();
}, 60_000);

function writeResults(logs: readonly string[]): void {
  fs.mkdirSync(path.dirname(MEASURED), { recursive: true });
  fs.writeFileSync(MEASURED, JSON.stringify(measured));
  fs.writeFileSync(path.join(path.dirname(MEASURED), 'reliability.log'), `${logs.join('\n')}\n`);
}

/** Nothing that a player was told is lost, nothing happens twice, and the ledger is right. */
async function expectToEndure(failure: Failure): Promise<Figures> {
  const { figures, found } = await endure(scene, failure);
  measured.push(figures);
  expect(found).toEqual([]);
  return figures;
}

describe('under a running load, in every test run', () => {
  test.each<ServiceName>(['wallet', 'league'])('%s, killed in the middle of settling, loses nothing and does nothing twice', async (service) => {
    await expectToEndure(killWhileSettling(scene.stack, service));
  });

  test.each<ServerName>(['Kafka', 'Redis'])('%s crashes and comes back: nothing is lost and nothing happens twice', async (server) => {
    await expectToEndure(takeDown(scene.stack, server));
  });
});

describe('under a running load, in a whole run', () => {
  test.each<ServiceName>(['identity', 'social', 'chat', 'gateway'])('%s, killed in the middle of settling, loses nothing and does nothing twice', async (service) => {
    await expectToEndure(killWhileSettling(scene.stack, service));
  });

  test.each<ServerName>(['S3', 'PostgreSQL'])('%s crashes and comes back: nothing is lost and nothing happens twice', async (server) => {
    await expectToEndure(takeDown(scene.stack, server));
  });

  test('facts that are delivered again have no second effect', async () => {
    expect((await expectToEndure(deliverAgain(scene.stack))).failed).toEqual({});
  });

  test('a consumer group that is divided anew, and then loses a member, passes over nothing and does nothing twice', async () => {
    await expectToEndure(divideAnew(scene.stack));
  });

  test('the previous version of the wallet beside the present one: both take bets and settle, and no call fails', async () => {
    expect((await expectToEndure(rollOver(scene.stack))).failed).toEqual({});
  });
});
