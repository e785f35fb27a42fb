import type { Check } from './check';

/** What a caller may meet while something is down: no answer, or that it is not available, or that it took too long. Each with a sentence. */
const CLEAR = new Set([0, 503, 504]);

/** Nothing failed otherwise than it may, and what was sent again and again was decided in the end. */
export const answersAreClear: Check = async (_, { outcomes, undecided }) => {
  const unclear = outcomes.filter(({ status, code }) => (status >= 500 && !CLEAR.has(status)) || (status >= 400 && code === ''));
  return [...unclear.map(({ call, status, code, sentence }) => `${call} was answered with ${status} ${code} ${sentence}`), ...undecided];
};
