import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { slices } from '../build/slices';
import { WORKSPACES } from '../lint/workspaces';
import { OVERLAYS, render, type KubernetesObject } from './testing/render';
import { deploymentOf, environmentOf, labelsOf } from './testing/workload';

const GRPC = 50051;
const services = slices().filter(({ kind }) => kind === 'service').map(({ name }) => name);
const pages = slices().filter(({ kind }) => kind === 'page').map(({ name }) => name);
/** Who may call whom: the table that imports are held to as well. */
const arrows = services.flatMap((from) => {
  const stubs = WORKSPACES.find(({ folder }) => folder === `services/${from}`)?.stubs ?? [];
  return stubs.filter((to) => to !== from).map((to) => `${from} -> ${to}`);
});

type Labels = Record<string, string>;
type Selector = { matchLabels?: Labels | undefined; matchExpressions?: { key: string; operator: string; values?: string[] | undefined }[] | undefined } | undefined;

const selects = (selector: Selector, labels: Labels): boolean =>
  Object.entries(selector?.matchLabels ?? {}).every(([key, value]) => labels[key] === value) &&
  (selector?.matchExpressions ?? []).every(({ key, values }) => values?.includes(labels[key] ?? ''));

/** Whether the policies let a pod call another: it has to be let out, and the other has to let it in. */
function passes(policies: INetworkPolicy[], from: Labels, to: Labels, port: number): boolean {
  const peers = (peer: { podSelector?: Selector; namespaceSelector?: unknown; ipBlock?: unknown }, labels: Labels): boolean =>
    peer.podSelector !== undefined && peer.namespaceSelector === undefined && peer.ipBlock === undefined && selects(peer.podSelector, labels);
  const out = policies.some(({ spec }) => selects(spec?.podSelector, from) && spec?.egress?.some((rule) => rule.to?.some((peer) => peers(peer, to)) && rule.ports?.some((each) => each.port === port)));
  const into = policies.some(({ spec }) => selects(spec?.podSelector, to) && spec?.ingress?.some((rule) => rule.from?.some((peer) => peers(peer, from)) && rule.ports?.some((each) => each.port === port)));
  return out && into;
}

const policiesOf = (objects: KubernetesObject[]): INetworkPolicy[] => objects.filter(({ kind }) => kind === 'NetworkPolicy') as unknown as INetworkPolicy[];

describe.each(OVERLAYS)('%s', (overlay) => {
  const objects = render(overlay);
  const policies = policiesOf(objects);
  const labels = (name: string): Labels => labelsOf(deploymentOf(objects, name));

  test('calls pass along the arrows of the architecture, and nowhere else', () => {
    const open = [...services, ...pages].flatMap((from) => services.filter((to) => passes(policies, labels(from), labels(to), GRPC)).map((to) => `${from} -> ${to}`));
    expect(open.sort()).toEqual(arrows.sort());
  });

  test('what no policy allows is forbidden to every pod', () => {
    const all = policies.filter(({ spec }) => selects(spec?.podSelector, {}) && spec?.ingress === undefined && spec?.egress === undefined);
    expect(all.map(({ spec }) => spec?.policyTypes)).toEqual([['Ingress', 'Egress']]);
  });

  test('a removed policy is noticed', () => {
    const fewer = policies.filter(({ metadata }) => metadata?.name !== 'to-wallet');
    expect(passes(fewer, labels('league'), labels('wallet'), GRPC)).toBe(false);
  });

  test('the internet is for those who ask somebody outside', () => {
    const out = policies.filter(({ metadata }) => metadata?.name === 'to-internet');
    expect([...services, ...pages].filter((name) => out.some(({ spec }) => selects(spec?.podSelector, labels(name)))).sort()).toEqual(['identity', 'league']);
  });
});

test('a part is reached by those who are told where it is, and by nobody else', () => {
  const objects = render('local');
  const parts = [['postgres', 5432, 'DATABASE_URL'], ['kafka', 9092, 'KAFKA_BROKERS'], ['redis', 6379, 'REDIS_URL'], ['images', 7070, 'S3_ENDPOINT']] as const;
  for (const [part, port, variable] of parts) {
    const told = services.filter((name) => environmentOf(objects, deploymentOf(objects, name))[variable] !== undefined);
    const reached = [...services, ...pages].filter((name) => passes(policiesOf(objects), labelsOf(deploymentOf(objects, name)), { 'oddsmates/part': part }, port));
    expect([part, reached.sort()]).toEqual([part, told.sort()]);
  }
});
