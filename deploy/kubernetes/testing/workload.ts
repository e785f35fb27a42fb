import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { IContainer } from 'kubernetes-models/v1';
import type { KubernetesObject } from './render';

/** The Deployment of this name. @throws Error when there is none */
export function deploymentOf(objects: KubernetesObject[], name: string): IDeployment {
  const found = objects.find((object) => object.kind === 'Deployment' && object.metadata.name === name);
  if (!found) throw new Error(`there is no Deployment ${name}`);
  return found as unknown as IDeployment;
}

/** The one container of a Deployment. */
export function containerOf(deployment: IDeployment): IContainer {
  const [container] = deployment.spec?.template.spec?.containers ?? [];
  if (!container) throw new Error('there is no container');
  return container;
}

/** What a pod is labelled with. */
export function labelsOf(deployment: IDeployment): Record<string, string> {
  return deployment.spec?.template.metadata?.labels ?? {};
}

/** The environment of a Deployment's container, with what its ConfigMaps and Secrets hold; undefined for what may be left out and is. */
export function environmentOf(objects: KubernetesObject[], deployment: IDeployment): Record<string, string | undefined> {
  const pairs = (containerOf(deployment).env ?? []).map(({ name, value, valueFrom }) => {
    const reference = valueFrom?.configMapKeyRef ?? valueFrom?.secretKeyRef;
    return [name, reference === undefined ? value : dataOf(objects, valueFrom?.configMapKeyRef ? 'ConfigMap' : 'Secret', reference)];
  });
  return Object.fromEntries(pairs) as Record<string, string | undefined>;
}

function dataOf(objects: KubernetesObject[], kind: string, { name, key, optional }: { name?: string | undefined; key: string; optional?: boolean | undefined }): string | undefined {
  const holder = objects.find((object) => object.kind === kind && object.metadata.name === name) as { data?: Record<string, string> } | undefined;
  const found = holder?.data?.[key];
  if (found === undefined && optional !== true) throw new Error(`there is no ${key} in the ${kind} ${name ?? ''}`);
  return found !== undefined && kind === 'Secret' ? Buffer.from(found, 'base64').toString() : found;
}
