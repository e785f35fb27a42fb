import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createDatabases } from '../local/databases';
import { freePorts } from '../local/ports';
import { startPostgres, type RunningPostgres } from '../local/postgres';
import { DATABASES, SERVICES, START_ORDER, type ServiceName } from '../local/services';
import { apiClient } from '../stack/api-client';
import { carryOutBuild } from './testing/carry-out';
import { runImage, type RunningImage } from './testing/run-image';

// Outside the repository: what an image lacks is not found in a folder above.
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-images-test-'));
const running = new Map<ServiceName, RunningImage>();
let postgres: RunningPostgres;
let url: string;
let laidOut: string[][];

const imageOf = (service: ServiceName): string => path.join(folder, service, 'image');

/** Every file with the time of its last change. */
function filesOf(image: string): string[] {
  return (fs.readdirSync(image, { recursive: true }) as string[]).map((file) => `${file} ${fs.lstatSync(path.join(image, file)).mtimeMs}`).sort();
}

/** What a container is told: nothing of this process's own environment. */
async function environments(): Promise<Record<ServiceName, Record<string, string>>> {
  const ports = await freePorts(2 * SERVICES.length + 1);
  const port = (index: number): string => String(ports[index]);
  const databases = await createDatabases(postgres.url, Object.fromEntries(DATABASES.map((name) => [name, `secret-of-${name}`])));
  const addresses = Object.fromEntries(SERVICES.map((name, index) => [`${name.toUpperCase()}_ADDR`, `127.0.0.1:${port(2 * index)}`]));
  url = `http://127.0.0.1:${port(2 * SERVICES.length)}`;
  const shared = { BIND_HOST: '127.0.0.1', MEDIA_DIR: path.join(folder, 'media'), BUS_URL: databases['bus'] ?? '', PORT: port(2 * SERVICES.length), ...addresses };
  const pairs = SERVICES.map((name, index) => [
    name,
    { ...shared, GRPC_PORT: port(2 * index), HTTP_PORT: port(2 * index + 1), ...(databases[name] !== undefined && { DATABASE_URL: databases[name] }) },
  ]);
  return Object.fromEntries(pairs) as Record<ServiceName, Record<string, string>>;
}

beforeAll(async () => {
  postgres = await startPostgres({ dataDir: path.join(folder, 'postgres'), durable: false });
  for (const name of SERVICES) await carryOutBuild('deploy/docker/service.Dockerfile', { SERVICE: name }, path.join(folder, name));
  laidOut = SERVICES.map((name) => filesOf(imageOf(name)));
  fs.mkdirSync(path.join(folder, 'media'));
  const env = await environments();
  for (const names of START_ORDER) {
    await Promise.all(names.map(async (name) => running.set(name, await runImage(name, imageOf(name), env[name]))));
  }
}, 180_000);
afterAll(async () => {
  for (const image of [...running.values()].reverse()) await image.stop();
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** The smallest PNG there is. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

test('the product runs on the files of its images alone: accounts, leagues and pictures', async () => {
  const { token } = await apiClient(url).call('identity.Register', { username: 'boxed', email: 'boxed@example.org', password: 'a long password' });
  const form = new FormData();
  form.set('name', 'Container night');
  form.set('image', new Blob([Buffer.from(PIXEL, 'base64')]), 'pixel.png');
  const created = await fetch(new URL('/api/leagues/create/', url), { method: 'POST', body: form, headers: { authorization: `Token ${token}` } });
  const { image } = (await created.json()) as { image: string };
  const picture = await fetch(new URL(image, url));
  expect([created.status, picture.status, picture.headers.get('content-type')]).toEqual([201, 200, 'image/webp']);
});

test('the audit of the ledger is in the image of the wallet', () => {
  expect(fs.existsSync(path.join(imageOf('wallet'), 'services', 'wallet', 'dist', 'audit.js'))).toBe(true);
});

test('nothing is written into an image', () => {
  expect(SERVICES.map((name) => filesOf(imageOf(name)))).toEqual(laidOut);
});

test.each(SERVICES)('%s ends cleanly when it is asked to, and is not healthy then', async (name) => {
  const image = running.get(name);
  running.delete(name);
  expect(await image?.stop()).toBe(0);
  expect(await image?.health()).toBe(1);
});
