import { MatchersV3 } from '@pact-foundation/pact';

/** Any value of the same type as the example. */
export type Matcher<T> = MatchersV3.Matcher<T>;

/**
 * A value of the contract as a pact describes it: a matcher, or an object of which each named field matches. Fields that are not named are none of
 * the consumer's business. A list is `some` or `list` of them, or so many as are written.
 */
export type Matching<T> = Matcher<T> | Parts<NonNullable<T>>;
type Parts<T> = T extends readonly (infer E)[] ? MatchersV3.MinLikeMatcher<Matching<E>[]> | Matching<E>[] : T extends object ? { [K in keyof T]?: Matching<T[K]> } : never;

export const text = (example: string): Matcher<string> => MatchersV3.string(example);
export const number = (example: number): Matcher<number> => MatchersV3.number(example);
export const flag = (example: boolean): Matcher<boolean> => MatchersV3.boolean(example);
export const id = (): Matcher<string> => MatchersV3.uuid('0190c2b4-0000-7000-8000-0000000000aa');

/** One of the words that the consumer knows; the first is the example. */
export const oneOf = (...words: [string, ...string[]]): Matcher<string> => MatchersV3.regex(`^(${words.join('|')})$`, words[0]);

/** A moment in ISO 8601, in UTC. */
export const time = (example = '2026-11-21T20:00:00.000Z'): Matcher<string> => MatchersV3.regex('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$', example);

/** A list of at least one, each of which matches. */
export const some = <T>(template: T) => MatchersV3.eachLike(template);

/** A list, perhaps an empty one, each of which matches. */
export const list = <T>(template: T) => MatchersV3.eachLike(template, 0);

/** What the consumer is answered with while the pact is recorded. */
export const exampleOf = <T>(template: Matching<T>): T => MatchersV3.reify(template) as T;
