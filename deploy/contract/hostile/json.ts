const MARK = '@literal:';

/** A value that stands in JSON as it is written here, valid or not: 1e999, NaN, 01. */
export function literal(text: string): string {
  return MARK + text;
}

/** Writes JSON with its literals. What is undefined is left out. */
export function toText(value: unknown): string {
  return JSON.stringify(value).replace(new RegExp(`"${MARK}([^"]*)"`, 'g'), '$1');
}

/** The same value with another one in a place, 'market_data.outcomes.0.price'. Undefined takes out what is there. */
export function withValue(root: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(root)) return root.map((item: unknown, index) => (String(index) === name ? withValue(item, rest, value) : item));
  const object: Record<string, unknown> = typeof root === 'object' && root !== null ? { ...root } : {};
  object[name] = withValue(object[name], rest, value);
  return object;
}

/** Whether a text is Unicode, without half of a surrogate pair: what is not cannot be written as UTF-8. */
export function isUnicode(text: string): boolean {
  return Buffer.from(text).toString() === text;
}
