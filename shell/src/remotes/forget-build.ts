/**
 * Makes room for another build of a remote. The runtime of the present one has left its chunks and styles on the page, under names that
 * every build uses: the next one would take them for its own. What is shown of the present build stays as it is.
 * @param name of the build, `output.uniqueName`
 */
export function forgetBuild(name: string): void {
  Reflect.deleteProperty(globalThis, `rspackChunk${name}`);
  for (const style of document.querySelectorAll(`link[data-rspack^="${name}:"]`)) style.removeAttribute('data-rspack');
}
