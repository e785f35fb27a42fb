/** Does this for every item, a few at a time, and gives the results in the items' order. */
export async function inTurns<T, R>(items: readonly T[], act: (item: T, index: number) => Promise<R>, atOnce = 6): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) results[at] = await act(items[at] as T, at);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
