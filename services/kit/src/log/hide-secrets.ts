/** Takes secrets out of what is logged. */
export type SecretHider = {
  /** Of a value's own fields. */
  hideIn: <T>(value: T) => T;
  /** Of the fields of a record's fields; an error under 'err' is for its serializer. */
  hideNested: (record: Record<string, unknown>) => Record<string, unknown>;
};

/**
 * Makes what pino's `redact` does for paths such as '*.token': with them, a line without any secret costs six times as much as without.
 * @param names of the fields that are secrets
 */
export function secretHider(names: readonly string[], censor: string): SecretHider {
  const secrets = new Set(names);

  function hideIn<T>(value: T): T {
    if (typeof value !== 'object' || value === null) return value;
    const found = Object.keys(value).filter((name) => secrets.has(name));
    return found.length === 0 ? value : { ...value, ...Object.fromEntries(found.map((name) => [name, censor])) };
  }

  function hideNested(record: Record<string, unknown>): Record<string, unknown> {
    let hidden = record;
    for (const [name, value] of Object.entries(record)) {
      const safe = name === 'err' ? value : hideIn(value);
      if (safe !== value) hidden = { ...hidden, [name]: safe };
    }
    return hidden;
  }

  return { hideIn, hideNested };
}
