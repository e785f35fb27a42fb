import fs from 'node:fs';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { parse } from 'yaml';
import { SERVICES } from '../local/services';
import { ROOT } from '../local/root';

/** The files that Prometheus, the collector and Grafana are given: whether they fit the product, and each other. */

const HERE = path.join(ROOT, 'deploy', 'observability');
const RUNBOOKS = path.join(ROOT, 'docs', 'runbooks');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
}
interface Dashboard {
  uid: string;
  title: string;
  panels: { title: string; datasource: { uid: string }; targets: { expr: string }[] }[];
}
interface Scraping {
  rule_files: string[];
  scrape_configs: { job_name: string; dns_sd_configs?: { names: string[]; port: number }[] }[];
}

const yaml = <T>(file: string): T => parse(fs.readFileSync(path.join(HERE, file), 'utf8')) as T;
const rules = yaml<{ groups: { rules: Rule[] }[] }>('alerts.yml').groups.flatMap((group) => group.rules);
const dashboards = fs
  .readdirSync(path.join(HERE, 'grafana', 'dashboards'))
  .map((file) => JSON.parse(fs.readFileSync(path.join(HERE, 'grafana', 'dashboards', file), 'utf8')) as Dashboard);
const expressions = [
  ...rules.map(({ alert, expr }) => [`alert ${alert}`, expr] as const),
  ...dashboards.flatMap(({ title, panels }) => panels.flatMap((panel) => panel.targets.map(({ expr }) => [`${title}: ${panel.title}`, expr] as const))),
];

/** What an expression asks for: the names of its figures and what its by() and braces call labels; a syntax error is thrown. */
function read(expr: string): { figures: string[]; labels: string[] } {
  const found = { figures: [] as string[], labels: [] as string[] };
  parser.parse(expr).iterate({
    enter(node) {
      const text = expr.slice(node.from, node.to);
      if (node.type.isError) throw new SyntaxError(`at ${node.from} of ${expr}`);
      if (node.name === 'VectorSelector') found.figures.push(/^\w+/.exec(text)?.[0] ?? '');
      if (node.name === 'LabelName') found.labels.push(text);
    },
  });
  return found;
}

/** Every name under which a figure can be asked for: a histogram has three. */
function exportedNames(): Set<string> {
  const table = fs.readFileSync(path.join(ROOT, 'docs', 'observability.md'), 'utf8').matchAll(/^\| (`[^|]*) \| (\w+)/gm);
  const own = [...table].flatMap(([, names = '', kind = '']) =>
    [...names.matchAll(/`(\w+)`/g)].flatMap(([, name = '']) => (kind === 'histogram' ? ['_bucket', '_count', '_sum'].map((part) => `${name}${part}`) : [name])),
  );
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return new Set([...own, ...registry.getMetricsAsArray().map(({ name }) => name), 'up']);
}

test.each(expressions)('%s asks in PromQL for figures that are served', (_where, expr) => {
  const { figures } = read(expr);
  expect(figures).not.toEqual([]);
  const exported = exportedNames();
  expect(figures.filter((name) => !exported.has(name))).toEqual([]);
});

test('what is no PromQL, or asks for a figure that nobody serves, is found', () => {
  expect(() => read('sum by (job (up)')).toThrow(SyntaxError);
  expect(exportedNames().has('http_requests_total')).toBe(false);
});

test('every alert leads to its runbook, and every runbook belongs to an alert', () => {
  expect(rules.map(({ annotations }) => annotations.runbook_url)).toEqual(rules.map(({ alert }) => `docs/runbooks/${alert}.md`));
  expect(fs.readdirSync(RUNBOOKS).sort()).toEqual(rules.map(({ alert }) => `${alert}.md`).sort());
});

test.each(rules.map(({ alert }) => alert))('the runbook of %s says what it means, what players see, how to look, mend and verify', (alert) => {
  const headings = fs.readFileSync(path.join(RUNBOOKS, `${alert}.md`), 'utf8').match(/^#.*$/gm);
  expect(headings).toEqual([`# ${alert}`, '## What it means', '## What players see', '## How to look', '## How to mend', '## How to verify']);
});

test('every link between runbooks leads somewhere', () => {
  const links = fs.readdirSync(RUNBOOKS).flatMap((file) => [...fs.readFileSync(path.join(RUNBOOKS, file), 'utf8').matchAll(/\]\((\w+\.md)\)/g)].map(([, to = '']) => to));
  expect(links.filter((to) => !fs.existsSync(path.join(RUNBOOKS, to)))).toEqual([]);
});

test('an alert either wakes somebody or waits for the morning, and says so in a sentence', () => {
  for (const { labels, annotations } of rules) {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).not.toBe('');
  }
});

test('every service is scraped by its name, and the alerts are loaded', () => {
  const { scrape_configs, rule_files } = yaml<Scraping>('prometheus.yml');
  expect(scrape_configs.map(({ job_name }) => job_name).sort()).toEqual([...SERVICES].sort());
  for (const { job_name, dns_sd_configs = [] } of scrape_configs) expect(dns_sd_configs.map(({ names }) => names)).toEqual([[job_name]]);
  expect(rule_files).toEqual(['alerts.yml']);
  expect(yaml<Scraping>('prometheus.kubernetes.yml').rule_files).toEqual(['alerts.yml']);
});

test('every panel reads from the provisioned Prometheus, and no two dashboards share an id', () => {
  const { datasources } = yaml<{ datasources: { uid: string }[] }>('grafana/provisioning/datasources/datasources.yml');
  const known = datasources.map(({ uid }) => uid);
  for (const { panels } of dashboards) for (const { datasource } of panels) expect(known).toContain(datasource.uid);
  expect(new Set(dashboards.map(({ uid }) => uid)).size).toBe(dashboards.length);
});

test('the collector uses every part that it defines', () => {
  interface Collector {
    receivers: object;
    processors: object;
    exporters: object;
    service: { pipelines: { traces: { receivers: string[]; processors: string[]; exporters: string[] } } };
  }
  const { receivers, processors, exporters, service } = yaml<Collector>('otel-collector.yml');
  const { traces } = service.pipelines;
  expect([traces.receivers, traces.processors, traces.exporters]).toEqual([receivers, processors, exporters].map((parts) => Object.keys(parts)));
});
