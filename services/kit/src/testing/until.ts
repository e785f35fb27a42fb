/**
 * Resolves as soon as the condition holds; for what happens by itself, such as the arrival of an event.
 * @throws Error when it does not hold within `withinMs`, 5 s when left out
 */
export async function until(condition: () => boolean | Promise<boolean>, withinMs = 5_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Not so within ${withinMs} ms: ${condition.toString().slice(0, 200)}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
