import fs from 'node:fs';
import path from 'node:path';
import { slices } from '../../build/slices';
import { DATABASES } from '../../local/services';
import { ROOT } from '../../local/root';
import { stage, wordsOf } from '../testing/dockerfile';
import { composeFile, exampleEnvironment, objections, type ComposeService } from './compose-file';

const file = composeFile();
const services = Object.entries(file.services);
/** Those that run once and end. */
const ends = ({ restart }: ComposeService): boolean => restart === 'no';

test('the file is what Compose takes', () => {
  expect(objections(file)).toEqual([]);
});

test.each<[string, (wallet: Record<string, unknown>) => void]>([
  ['a misspelt key', (wallet) => (wallet['healthchek'] = {})],
  ['a condition that there is not', (wallet) => (wallet['depends_on'] = { kafka: { condition: 'service_helthy' } })],
  ['text for a list', (wallet) => (wallet['cap_drop'] = 'ALL')],
])('%s is caught', (_, change) => {
  const copy = structuredClone(file);
  change(copy.services['wallet'] as Record<string, unknown>);
  expect(objections(copy)).not.toEqual([]);
});

test('without a secret nothing starts', () => {
  for (const name of Object.keys(exampleEnvironment()).filter((each) => /PASSWORD|SECRET/.test(each))) {
    expect(() => composeFile({ ...exampleEnvironment(), [name]: '' })).toThrow(`${name} is not set`);
  }
});

test('no secret is committed', () => {
  const example = fs.readFileSync(path.join(ROOT, '.env.example'), 'utf8');
  expect(example.match(/^\w*(PASSWORD|SECRET)\w*=.+$/gm)).toBeNull();
  expect(fs.readFileSync(path.join(ROOT, '.gitignore'), 'utf8').split('\n')).toContain('.env');
});

test('every slice has its service, built from its own Dockerfile', () => {
  const built = services.filter(([name, { build }]) => build !== undefined && !['databases', 'edge'].includes(name));
  expect(built.map(([name, { build, image }]) => [name, build?.dockerfile, build?.args, image?.split(':')[0]]).sort()).toEqual(
    slices()
      .map(({ name, kind }) => [name, `deploy/docker/${kind}.Dockerfile`, { [kind === 'page' ? 'PAGE' : 'SERVICE']: name }, `oddsmates/${name}`])
      .sort(),
  );
});

test.each(services)('%s is pinned, has no rights of root, and is asked for its health', (_, service) => {
  expect(service.image).toMatch(/:v?\d[\w.-]+$|:bookworm-\d{8}-slim$/);
  expect(service).toMatchObject({ cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  if (service.build !== undefined) {
    // The image's own user; nothing of ours writes outside of /tmp.
    expect(wordsOf(stage(service.build.dockerfile, service.build.dockerfile.includes('page') ? 'nginx' : undefined), 'USER')[0]).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(service.read_only).toBe(true);
    if (!ends(service)) expect(wordsOf(stage(service.build.dockerfile, service.build.dockerfile.includes('page') ? 'nginx' : undefined), 'HEALTHCHECK')).not.toEqual([]);
  } else if (!ends(service)) {
    expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(service.healthcheck?.test.length).toBeGreaterThan(1);
  }
});

test.each(services)('%s waits for services, networks and volumes that are there under its profiles', (_, { depends_on: waits = {}, networks = [], volumes = [], profiles = [] }) => {
  for (const [name, { condition }] of Object.entries(waits)) {
    const other = file.services[name];
    expect([name, condition]).toEqual([name, other && ends(other) ? 'service_completed_successfully' : 'service_healthy']);
    expect(other?.profiles).toEqual(expect.arrayContaining(profiles));
  }
  for (const name of networks) expect(file.networks).toHaveProperty(name);
  for (const name of volumes.map((volume) => volume.split(':')[0] ?? '').filter((each) => !each.startsWith('.'))) expect(file.volumes).toHaveProperty(name);
});

test('every database is made, with the password that its service has', () => {
  const made = file.services['databases']?.environment ?? {};
  for (const name of DATABASES.filter((each) => each !== 'bus')) {
    expect(file.services[name]?.environment?.['DATABASE_URL']).toBe(`postgres://${name}:${made[`${name.toUpperCase()}_DB_PASSWORD`]}@postgres:5432/${name}`);
  }
});

test('only the edge is reached from other machines', () => {
  const open = services.flatMap(([name, { ports = [] }]) => ports.filter((port) => !port.startsWith('127.0.0.1:')).map(() => name));
  expect(open).toEqual(['edge']);
});

test('Compose and Kubernetes use the same versions of what is not ours', () => {
  const images = (text: string): string[] => [...new Set([...text.matchAll(/image: ((?!oddsmates|debian)\S+:[\w.-]+)/g)].map(([, image = '']) => image))].sort();
  const local = ['postgres', 'kafka', 'redis', 'images'].map((part) => fs.readFileSync(path.join(ROOT, 'deploy', 'kubernetes', 'overlays', 'local', `${part}.yaml`), 'utf8'));
  const ours = images(fs.readFileSync(path.join(ROOT, 'docker-compose.yml'), 'utf8'));
  expect(ours).toEqual(expect.arrayContaining(images(local.join('\n'))));
});
