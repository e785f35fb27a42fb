import { findProgram } from './find-program';
import type { Ended } from './run-command';

const WHAT_TO_DO = 'The tests of the Kubernetes files need kubectl or kustomize on the PATH.';

/** The command that renders a folder, without the folder; undefined where there is none. */
export function findKustomize(): string[] | undefined {
  const kubectl = findProgram('kubectl');
  if (kubectl !== undefined) return [kubectl, 'kustomize'];
  const kustomize = findProgram('kustomize');
  return kustomize === undefined ? undefined : [kustomize, 'build'];
}

/** Whether there is one; it is not installed: no package manager that can be relied on has it. */
export async function getKustomize(): Promise<Ended> {
  return { ok: findKustomize() !== undefined, output: WHAT_TO_DO };
}
