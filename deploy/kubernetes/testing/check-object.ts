import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import type { KubernetesObject } from './render';

/** The schemas of a package made from Kubernetes' own OpenAPI document, by API version. */
const SCHEMAS: Record<string, object> = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'batch/v1': batch,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
};

type Validator = { prototype: { validate(): void } };

/**
 * Checks an object against the schema of its kind, with no key that the schema does not have.
 * @returns what is wrong with it, a sentence each
 */
export function objections(object: KubernetesObject): string[] {
  const { apiVersion, kind } = object;
  const Kind = Object.entries(SCHEMAS[apiVersion] ?? {}).find(([name]) => name === kind)?.[1] as Validator | undefined;
  if (Kind === undefined) return [`there is no kind ${kind} in ${apiVersion}`];
  const unread = new Map<string, Set<string>>();
  const found: string[] = [];
  try {
    Kind.prototype.validate.call(watched(object, '', unread));
  } catch (error) {
    found.push(error instanceof Error ? error.message : String(error));
  }
  for (const [at, keys] of unread) for (const key of keys) found.push(`${at || '/'} has no key ${key}`);
  return found;
}

/** The schemas allow keys they do not know, and look at none of them: so a key that nobody looked at is one of those. */
function watched<T>(value: T, at: string, unread: Map<string, Set<string>>): T {
  if (typeof value !== 'object' || value === null) return value;
  const keys = new Set(Array.isArray(value) ? [] : Object.keys(value));
  unread.set(at, keys);
  const inner = Array.isArray(value)
    ? value.map((item: unknown, index) => watched(item, `${at}/${index}`, unread))
    : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, watched<unknown>(item, `${at}/${key}`, unread)]));
  const looked: ProxyHandler<object> = {
    get(target, key, receiver) {
      keys.delete(String(key));
      return Reflect.get(target, key, receiver) as unknown;
    },
  };
  return new Proxy(inner, looked) as T;
}
