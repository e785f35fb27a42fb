/** Makes something when it is first asked for. A browser takes tens of milliseconds to make a format, which the first page has no use for. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
