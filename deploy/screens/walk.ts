/**
 * Takes looks one after another, each of which can be waited for by what it looks at. One that fails holds up none of the others.
 * @param first a walk that comes to its end first
 */
export function walk<T, R>(stops: readonly T[], look: (stop: T) => Promise<R>, first?: ReadonlyMap<unknown, Promise<unknown>>): Map<T, Promise<R>> {
  const looks = new Map<T, Promise<R>>();
  let before: Promise<unknown> = Promise.allSettled(first ? [...first.values()] : []);
  for (const stop of stops) {
    const here = before.then(() => look(stop));
    looks.set(stop, here);
    before = here.catch(() => undefined);
  }
  return looks;
}
