import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../../local/root';
import { findKustomize } from '../../test/get-kustomize';

/** An object as it is sent to Kubernetes. What else it has, its kind's schema says. */
export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
}

export const OVERLAYS = ['local', 'production'] as const;
export type Overlay = (typeof OVERLAYS)[number];

const SOURCE = path.join(ROOT, 'deploy', 'kubernetes');

/** The objects of an overlay, rendered by kustomize itself, with secrets made up as `make-secrets.mjs` makes them up. */
export function render(overlay: Overlay): KubernetesObject[] {
  return withCopy((folder) => build(path.join(folder, 'overlays', overlay)));
}

/** The objects of one slice, as its team applies them. */
export function renderSlice(slice: string): KubernetesObject[] {
  return withCopy((folder) => build(path.join(folder, 'base', slice)));
}

/** Works on a copy, so that secrets of whoever runs the tests are neither read nor replaced. */
function withCopy<T>(work: (folder: string) => T): T {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-kubernetes-'));
  try {
    fs.cpSync(SOURCE, folder, { recursive: true, filter: (file) => path.basename(file) !== 'secrets' });
    execFileSync(process.execPath, [path.join(folder, 'make-secrets.mjs')], { stdio: 'ignore' });
    return work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function build(folder: string): KubernetesObject[] {
  const [program = '', ...args] = findKustomize() ?? [];
  const text = execFileSync(program, [...args, folder], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
  return parseAllDocuments(text).map((document) => unfolded(document.toJS() as KubernetesObject & { data?: Record<string, string> }));
}

/** kustomize breaks long secrets into lines; Kubernetes takes that, the schema's pattern for base64 does not. */
function unfolded<T extends { kind: string; data?: Record<string, string> }>(object: T): T {
  if (object.kind !== 'Secret' || object.data === undefined) return object;
  return { ...object, data: Object.fromEntries(Object.entries(object.data).map(([key, value]) => [key, value.replace(/\s/g, '')])) };
}
