import { objections } from './testing/check-object';
import { OVERLAYS, render, type KubernetesObject } from './testing/render';

const rendered = OVERLAYS.flatMap((overlay) => render(overlay).map((object) => [`${overlay}: ${object.kind} ${object.metadata.name}`, object] as const));
const [, deployment] = rendered.find(([, { kind }]) => kind === 'Deployment') ?? [];

test.each(rendered)('%s is what Kubernetes takes', (_, object) => {
  expect(objections(object)).toEqual([]);
});

test('no two objects of an overlay have the same kind and name', () => {
  const names = rendered.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
});

/** A Deployment of ours with one thing changed. */
const changed = (change: (object: Record<string, unknown>, pod: Record<string, unknown>) => void): KubernetesObject => {
  const copy = structuredClone(deployment) as KubernetesObject & { spec: { template: { spec: Record<string, unknown> } } };
  change(copy as unknown as Record<string, unknown>, copy.spec.template.spec);
  return copy;
};

test.each<[string, Parameters<typeof changed>[0], string]>([
  ['a misspelt key', (_, pod) => (pod['automountServiceAccountTokn'] = false), '/spec/template/spec has no key automountServiceAccountTokn'],
  ['a misspelt key at the top', (object) => (object['specification'] = {}), '/ has no key specification'],
  ['a key in the wrong place', (object) => (object['replicas'] = 2), '/ has no key replicas'],
  ['text for a number', (_, pod) => (pod['terminationGracePeriodSeconds'] = '30'), 'data/spec/template/spec/terminationGracePeriodSeconds must be integer'],
  ['a missing list', (_, pod) => delete pod['containers'], 'data/spec/template/spec must have required property containers'],
  ['an unknown kind', (object) => (object['kind'] = 'Deploymnt'), 'there is no kind Deploymnt in apps/v1'],
  ['an unknown version', (object) => (object['apiVersion'] = 'apps/v1beta1'), 'there is no kind Deployment in apps/v1beta1'],
])('%s is caught', (_, change, objection) => {
  expect(objections(changed(change))).toEqual([objection]);
});
