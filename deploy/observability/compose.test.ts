import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { composeFile, exampleEnvironment } from '../docker/compose/compose-file';
import { ROOT } from '../local/root';
import { SERVICES } from '../local/services';

/** The profile `observability` of docker-compose.yml: whether what looks at the product is given its files, and reaches it. */

const { services } = composeFile();
const looking = Object.entries(services).filter(([, { profiles = [] }]) => profiles.includes('observability'));
const read = <T>(file: string): T => parse(fs.readFileSync(path.join(ROOT, 'deploy', 'observability', file), 'utf8')) as T;

/** By place in the container: what of the repository is there. */
function mounts(name: string): Map<string, string> {
  const files = (services[name]?.volumes ?? []).filter((volume) => volume.startsWith('./')).map((volume) => volume.split(':'));
  return new Map(files.map(([from = '', to = '']) => [to, from]));
}

test('whoever looks at the product is started by its own profile alone, and waits for nothing outside of it', () => {
  expect(looking.map(([name]) => name)).toEqual(['prometheus', 'jaeger', 'grafana']);
  for (const [, { profiles, depends_on: waits = {} }] of looking) {
    expect(profiles).toEqual(['observability']);
    expect(looking.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(waits)));
  }
});

test('every file that is mounted is there, and may not be written', () => {
  const mounted = looking.flatMap(([, { volumes = [] }]) => volumes.filter((volume) => volume.startsWith('./')));
  expect(mounted.length).toBeGreaterThan(0);
  for (const volume of mounted) {
    expect(fs.existsSync(path.join(ROOT, volume.split(':')[0] ?? ''))).toBe(true);
    expect(volume).toMatch(/:ro$/);
  }
});

test('Prometheus is given its alerts where its file looks for them, and reaches whom it scrapes', () => {
  const { rule_files, scrape_configs } = read<{ rule_files: string[]; scrape_configs: { dns_sd_configs: { names: string[]; port: number }[] }[] }>('prometheus.yml');
  const configured = (services['prometheus']?.command ?? []).find((word) => word.startsWith('--config.file='))?.split('=')[1] ?? '';
  expect(mounts('prometheus').get(configured)).toBe('./deploy/observability/prometheus.yml');
  for (const file of rule_files) expect(mounts('prometheus').get(path.posix.join(path.posix.dirname(configured), file))).toBe(`./deploy/observability/${file}`);
  for (const { names, port } of scrape_configs.flatMap(({ dns_sd_configs }) => dns_sd_configs)) {
    for (const name of names) expect(services[name]).toMatchObject({ networks: expect.arrayContaining(['back']) as unknown, expose: expect.arrayContaining([String(port)]) as unknown });
  }
});

test('Grafana finds its dashboards where they are mounted, and asks those who are there', () => {
  const { providers } = read<{ providers: { options: { path: string } }[] }>('grafana/provisioning/dashboards/dashboards.yml');
  expect(providers.map(({ options }) => mounts('grafana').get(options.path))).toEqual(['./deploy/observability/grafana/dashboards']);
  expect(mounts('grafana').get('/etc/grafana/provisioning')).toBe('./deploy/observability/grafana/provisioning');
  const { datasources } = read<{ datasources: { url: string }[] }>('grafana/provisioning/datasources/datasources.yml');
  for (const { url } of datasources) {
    const { hostname, port } = new URL(url);
    expect(services[hostname]?.networks).toContain('back');
    expect(services[hostname]?.ports?.map((each) => each.split(':').at(-1))).toContain(port);
  }
});

test('traces are sent by every service where the environment says, and by none when it says nothing', () => {
  const endpoint = 'http://jaeger:4318';
  const told = composeFile({ ...exampleEnvironment(), OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).services;
  expect(SERVICES.map((name) => told[name]?.environment?.['OTEL_EXPORTER_OTLP_ENDPOINT'])).toEqual(SERVICES.map(() => endpoint));
  expect(SERVICES.map((name) => services[name]?.environment?.['OTEL_EXPORTER_OTLP_ENDPOINT'])).toEqual(SERVICES.map(() => ''));
  expect(fs.readFileSync(path.join(ROOT, '.env.example'), 'utf8')).toContain(endpoint);
  expect(services).toHaveProperty(new URL(endpoint).hostname);
});
