import { MatchersV3 } from '@pact-foundation/pact';

/** An example of an id. All of one kind differ where `nth` does. */
export const anId = (nth = 1): string => `0190c2b4-0000-7000-8000-${String(nth).padStart(12, '0')}`;

export const id = (nth = 1) => MatchersV3.uuid(anId(nth));
export const text = (example: string) => MatchersV3.string(example);
export const flag = (example: boolean) => MatchersV3.boolean(example);
export const number = (example: number) => MatchersV3.number(example);

/** A whole number of 64 bits, a text in protobuf's JSON. */
export const big = (example: bigint) => MatchersV3.regex('^-?\\d+$', String(example));

/** A moment in ISO 8601, in UTC. */
export const time = (example = '2026-11-21T20:00:00Z') => MatchersV3.regex('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$', example);

/** One of the words that the listener knows; the first is the example. */
export const oneOf = (...words: [string, ...string[]]) => MatchersV3.regex(`^(${words.join('|')})$`, words[0]);

/** A list of at least one, each of which matches. */
export const some = <T>(template: T) => MatchersV3.eachLike(template);
