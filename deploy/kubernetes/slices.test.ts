import { SHUTDOWN_MS } from '@oddsmates/kit';
import type { IDeployment } from 'kubernetes-models/apps/v1';
import { slices } from '../build/slices';
import { render, renderSlice, type KubernetesObject } from './testing/render';
import { containerOf, deploymentOf, labelsOf } from './testing/workload';

const production = render('production');
const find = (objects: KubernetesObject[], kind: string, name: string): Record<string, unknown> & { spec: Record<string, unknown> } =>
  objects.find((object) => object.kind === kind && object.metadata.name === name) as unknown as Record<string, unknown> & { spec: Record<string, unknown> };
const pod = (deployment: IDeployment) => deployment.spec?.template.spec;

describe.each(slices().map(({ name, kind }) => [name, kind] as const))('%s', (name, kind) => {
  const deployment = deploymentOf(production, name);
  const container = containerOf(deployment);

  test('can be deployed by itself', () => {
    const kinds = renderSlice(name).map((object) => object.kind).filter((each) => each !== 'ConfigMap');
    expect(kinds.sort()).toEqual(['Deployment', 'HorizontalPodAutoscaler', 'PodDisruptionBudget', 'Service']);
  });

  test('runs its own image, of a version, and its objects find each other', () => {
    const labels = { 'app.kubernetes.io/name': name };
    expect(container.image).toMatch(new RegExp(`^oddsmates/${name}:\\d+\\.\\d+\\.\\d+$`));
    expect(labelsOf(deployment)).toMatchObject(labels);
    expect(find(production, 'Service', name).spec['selector']).toEqual(labels);
    expect(find(production, 'PodDisruptionBudget', name).spec['selector']).toEqual({ matchLabels: labels });
    expect(find(production, 'HorizontalPodAutoscaler', name).spec['scaleTargetRef']).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name });
    for (const { labelSelector } of pod(deployment)?.topologySpreadConstraints ?? []) expect(labelSelector).toEqual({ matchLabels: labels });
  });

  test('is not root, writes nothing but /tmp, and has no more rights than it needs', () => {
    expect(pod(deployment)).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } } });
    expect(container.securityContext).toEqual({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } });
    expect(container.resources).toMatchObject({ requests: { cpu: expect.anything() as string, memory: expect.anything() as string }, limits: { memory: expect.anything() as string } });
  });

  test('is asked whether it lives and whether it is ready, and has the time to end', () => {
    const [live, ready] = kind === 'page' ? ['/healthz', '/healthz'] : ['/healthz', '/readyz'];
    expect([container.livenessProbe?.httpGet?.path, container.readinessProbe?.httpGet?.path]).toEqual([live, ready]);
    const ports = (container.ports ?? []).map((port) => port.name);
    expect(ports).toEqual(expect.arrayContaining([container.livenessProbe?.httpGet?.port, container.readinessProbe?.httpGet?.port]));
    const beforeS = container.lifecycle?.preStop?.sleep?.seconds ?? 0;
    expect(pod(deployment)?.terminationGracePeriodSeconds).toBeGreaterThan(beforeS + SHUTDOWN_MS / 1_000);
  });
});

test('the ingress leads to services and ports that are there, and to every page', () => {
  const rules = find(production, 'Ingress', 'oddsmates').spec['rules'] as { http: { paths: { path: string; backend: { service: { name: string; port: { name: string } } } }[] } }[];
  const targets = (rules[0]?.http.paths ?? []).map(({ path, backend: { service } }) => {
    const ports = find(production, 'Service', service.name).spec['ports'] as { name: string }[];
    return `${path} ${service.name} ${ports.some(({ name }) => name === service.port.name) ? '' : 'no port'}`.trim();
  });
  const pages = slices().filter(({ kind }) => kind === 'page').map(({ name }) => (name === 'shell' ? '/ shell' : `/mfe/${name.replace('mfe-', '')} ${name}`));
  expect(targets.sort()).toEqual([...pages, '/api gateway', '/media gateway'].sort());
});

test('no secret is written down in what is committed for production', () => {
  expect(production.filter(({ kind }) => kind === 'Secret')).toEqual([]);
});
