/** What JavaScript, React and jest ask any object for. */
const ASKED_OF_ALL = new Set(['then', 'toJSON', '$$typeof', 'asymmetricMatch', 'nodeType', 'tagName', 'hasAttribute', '@@__IMMUTABLE_ITERABLE__@@', '@@__IMMUTABLE_RECORD__@@']);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The fields in a value, 'markets.outcomes.price': those of a list are those of what is in it. */
export function fieldsOf(value: unknown, within = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => fieldsOf(one, within));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [`${within}${name}`, ...fieldsOf(inner, `${within}${name}.`)]);
}

/**
 * The same value, which tells when it is asked for a field that it does not have.
 * @param missed with the field as {@link fieldsOf} writes it
 */
export function watched<T>(value: T, missed: (field: string) => void, within = ''): T {
  if (!isObject(value)) return value;
  const inList = Array.isArray(value);
  return new Proxy(value, {
    get(target, name, receiver) {
      const inner: unknown = Reflect.get(target, name, receiver);
      if (typeof name === 'symbol' || ASKED_OF_ALL.has(name)) return inner;
      if (!inList && !(name in target)) missed(`${within}${name}`);
      if (!Object.hasOwn(target, name)) return inner;
      return watched(inner, missed, inList ? within : `${within}${name}.`);
    },
  });
}
